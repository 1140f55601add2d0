import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/color.css.ts';
import { scale } from '../../../theme/scale.css.ts';

/** One sample with its targets; a hairline separates samples. */
export const sample = style({
  display: 'grid',
  gap: scale.space[3],
  paddingBottom: scale.space[5],
  selectors: {
    '& + &': { paddingTop: scale.space[5], borderTop: `1px solid ${color.hair}` },
  },
});

/** The header of a sample: its code, and the buttons for its targets. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[3],
});

/** A row: attribute, value and range. On a telephone the name is above. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 88px 88px 88px 36px',
  gap: scale.space[3],
  alignItems: 'end',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 36px' } },
});

/** The name of an attribute, level with its fields. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: scale.height.control,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

/** Aligns the button with the fields, not with their labels. */
export const remove = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: scale.height.control,
});

/** The kind of fruity and the leader's comment, below the rows. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  gap: scale.space[4],
  alignItems: 'start',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
