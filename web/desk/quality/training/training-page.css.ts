import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { scale } from '../../../theme/scale.css.ts';

/** What is looked at: side by side, one above the other on a telephone. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 260px))',
  gap: scale.space[4],
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
