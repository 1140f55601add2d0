import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Page of a paper sheet, limited to a readable width. */
export const sheet = style({ display: 'grid', gap: scale.space[6], maxWidth: '760px' });

/** Fields in columns, in the order of the paper. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${scale.space[4]} ${scale.space[5]}`,
  alignItems: 'start',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Two choices next to each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: scale.space[4],
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** List of the lines with equal answers in both keyings. */
export const alike = style({ listStyle: 'none', display: 'grid' });

/** One of these lines: its name and its answer. */
export const alikeLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: scale.space[3],
  alignItems: 'baseline',
  padding: `${scale.space[2]} 0`,
  borderBottom: `1px solid ${color.hair}`,
});

/** Answer that is kept. */
export const kept = style({ fontWeight: scale.weight.strong });
