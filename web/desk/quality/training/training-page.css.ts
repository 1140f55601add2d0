import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { scale } from '../../../theme/scale.css.ts';

/** The row of filters; below tablet width they are stacked. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 260px))',
  gap: scale.space[4],
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
