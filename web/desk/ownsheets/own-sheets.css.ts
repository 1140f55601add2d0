import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Block of a sheet: a rule above it, its items below. */
export const block = style({
  display: 'grid',
  gap: scale.space[4],
  margin: 0,
  padding: 0,
  paddingTop: scale.space[4],
  border: 0,
  borderTop: `1px solid ${color.hair}`,
  minWidth: 0,
});

/** Head of a block: its name next to its buttons. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: scale.space[3],
  alignItems: 'start',
});

/**
 * One item: name, note and maximum on one row from 1024 px on; below that, the name above the
 * others.
 */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  gap: scale.space[3],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 112px auto' },
  },
});

/** Field of the name of an item. */
export const itemName = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.desk]: { gridColumn: 'auto' } },
});

/** Buttons aligned with the inputs of their row, not with their labels. */
export const acts = style({
  display: 'flex',
  gap: scale.space[1],
  justifyContent: 'end',
  gridColumn: '1 / -1',
  alignItems: 'center',
  minHeight: scale.height.control,
  '@media': {
    [media.desk]: {
      gridColumn: 'auto',
      marginTop: `calc(${scale.line[13]} + ${scale.space[1]})`,
    },
  },
});

/** Buttons of a block. */
export const blockActs = style([
  acts,
  { gridColumn: 'auto', marginTop: `calc(${scale.line[13]} + ${scale.space[1]})` },
]);
