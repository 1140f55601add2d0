import { globalStyle, style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';
import { error, field } from '../../ui/field/field.css.ts';

/** Two date fields that stay together, with the same gap as the row around them. */
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'inherit',
  position: 'relative',
});

// The error of the period is below both fields, in space that the row reserves below itself, so
// that there is no layout shift.
globalStyle(`${period} ${field}`, { position: 'static' });
globalStyle(`${period} ${error}`, {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  marginTop: scale.space[1],
});
globalStyle(`:has(> ${period} ${error})`, {
  paddingBottom: `calc(${scale.line[13]} + ${scale.space[1]})`,
});

// The error of each field takes its own line.
const first = `> :first-child ${error}`;
const second = `> :last-child ${error}`;
globalStyle(`${period}:has(${first}) ${second}`, {
  marginTop: `calc(${scale.line[13]} + ${scale.space[1]})`,
});
globalStyle(`:has(> ${period} ${first}):has(> ${period} ${second})`, {
  paddingBottom: `calc(2 * ${scale.line[13]} + ${scale.space[1]})`,
});
