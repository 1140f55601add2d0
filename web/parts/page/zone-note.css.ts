import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';

/** Aligned with the page below it. */
export const above = style({
  paddingInline: scale.space[4],
  paddingBlockStart: scale.space[2],
  '@media': {
    [media.tablet]: { paddingInline: scale.space[5] },
    [media.desk]: { paddingInline: scale.space[6] },
    [media.wide]: { paddingInline: scale.space[8] },
  },
});
