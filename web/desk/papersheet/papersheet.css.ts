import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The page of a sheet of paper: as wide as one reads, on a desk of any width. */
export const sheet = style({ display: 'grid', gap: scale.space[6], maxWidth: '760px' });

/** Fields beside one another, in the order of the paper. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${scale.space[4]} ${scale.space[5]}`,
  alignItems: 'start',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Two choices beside one another. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: scale.space[4],
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The lines that were keyed in alike, one below the other. */
export const alike = style({ listStyle: 'none', display: 'grid' });

/** One of them: its name and what is kept. */
export const alikeLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: scale.space[3],
  alignItems: 'baseline',
  padding: `${scale.space[2]} 0`,
  borderBottom: `1px solid ${color.hair}`,
});

/** What is kept of a line. */
export const kept = style({ fontWeight: scale.weight.strong });
