import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/color.css.ts';
import { scale } from '../../../theme/scale.css.ts';

/** One sample with its targets; samples are told apart by a hairline. */
export const sample = style({
  display: 'grid',
  gap: scale.space[3],
  paddingBottom: scale.space[5],
  selectors: {
    '& + &': { paddingTop: scale.space[5], borderTop: `1px solid ${color.hair}` },
  },
});

/** What a sample is, and what can be done with its targets. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[3],
});

/** A line: its name, its value, its range. On a telephone the name stands above. */
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

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: scale.height.control,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

/** Level with the fields, not with their names. */
export const remove = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: scale.height.control,
});

/** The kind of fruity, and what the leader says, below the lines. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  gap: scale.space[4],
  alignItems: 'start',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
