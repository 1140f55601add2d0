import { globalStyle, style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';
import { error, field } from '../../ui/field/field.css.ts';

/** Two days that stay together, as far apart as what stands in the row around them. */
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'inherit',
  position: 'relative',
});

// What is wrong with the two of them stands below both, in room that the row makes below all of it, so that nothing in it moves.
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

// What is wrong with each of them takes a line of its own.
const first = `> :first-child ${error}`;
const second = `> :last-child ${error}`;
globalStyle(`${period}:has(${first}) ${second}`, {
  marginTop: `calc(${scale.line[13]} + ${scale.space[1]})`,
});
globalStyle(`:has(> ${period} ${first}):has(> ${period} ${second})`, {
  paddingBottom: `calc(2 * ${scale.line[13]} + ${scale.space[1]})`,
});
