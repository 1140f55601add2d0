import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';
import { error, field } from '../../ui/field/field.css.ts';

/** One assigned value on one row from 1024 px on; below, the attribute stands over its figures, in twos on a telephone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: scale.space[3],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(4, 72px) auto auto' },
  },
});

export const attribute = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.desk]: { gridColumn: 'auto' } },
});

/** Beside the fields, and not beside their names. */
export const aligned = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: scale.height.control,
  '@media': { [media.desk]: { marginTop: `calc(${scale.line[13]} + ${scale.space[1]})` } },
});

export const predominant = style([
  aligned,
  { gridColumn: '1 / -2', '@media': { [media.desk]: { gridColumn: 'auto' } } },
]);

export const remove = style([aligned, { justifyContent: 'end' }]);

// What is wrong with a figure has more room than its field, which keeps its width: a line of its own, below that of any
// figure before it.
globalStyle(`${row} ${field}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
const wrong = 'div:has([data-field-error])';
globalStyle(`${row} > div ${error}`, {
  '@media': { [media.desk]: { width: 'max-content', maxWidth: '256px' } },
});
for (const [before, lines] of [
  [wrong, 1],
  [`${wrong} ~ ${wrong}`, 2],
  [`${wrong} ~ ${wrong} ~ ${wrong}`, 3],
] as const)
  globalStyle(`${row} > ${before} ~ div ${error}`, {
    '@media': { [media.desk]: { marginTop: `calc(${lines} * ${scale.line[13]})` } },
  });
