import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';
import { field } from '../field/field.css.ts';

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
});

export const toolbar = style([
  row,
  { justifyContent: 'space-between', marginBottom: scale.space[3] },
]);

/** Aligns fields with a label above and fields without one. */
export const start = style([row, { flex: 'auto', alignItems: 'flex-end' }]);

export const end = style([row]);

/**
 * Grid of labelled fields: one row on a wide page; on a narrower one the search has a row of its
 * own.
 */
export const fields = style({
  display: 'grid',
  flex: 'auto',
  alignItems: 'start',
  gap: scale.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 150px) auto' },
  },
});

globalStyle(`${fields} > :first-child`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'auto' } },
});
// The two date fields of the period share its width.
globalStyle(`${fields} > :last-child`, {
  '@media': { [media.belowDesk]: { gridColumn: '1 / -1' } },
});
globalStyle(`${fields} > :last-child ${field}`, {
  '@media': { [media.belowDesk]: { flex: '1 1 0', minWidth: 'min-content' } },
});
