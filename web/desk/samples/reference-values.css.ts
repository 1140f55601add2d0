import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';
import { error, field } from '../../ui/field/field.css.ts';

/**
 * Assigned value: one row from 1024 px on; below that, the attribute above its figures, in two
 * columns on a telephone.
 */
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

/** Name of the attribute. */
export const attribute = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.desk]: { gridColumn: 'auto' } },
});

/** Control aligned with the inputs of its row, not with their labels. */
export const aligned = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: scale.height.control,
  '@media': { [media.desk]: { marginTop: `calc(${scale.line[13]} + ${scale.space[1]})` } },
});

/** Switch that marks the predominant defect. */
export const predominant = style([
  aligned,
  { gridColumn: '1 / -2', '@media': { [media.desk]: { gridColumn: 'auto' } } },
]);

/** Button that removes the row. */
export const remove = style([aligned, { justifyContent: 'end' }]);

// An error message may be wider than its field, which keeps its width. Each message of a row has a
// line of its own, below the messages of the fields before it.
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
