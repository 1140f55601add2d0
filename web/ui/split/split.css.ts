import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The side goes below under 1024 px. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[8],
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) var(--side)', gap: scale.space[6] },
    [media.wide]: { gap: scale.space[8] },
  },
});

export const side = style({
  minWidth: 0,
  '@media': {
    [media.belowDesk]: { borderTop: `1px solid ${color.hair}`, paddingTop: scale.space[5] },
    [media.desk]: {
      borderInlineStart: `1px solid ${color.hair}`,
      paddingInlineStart: scale.space[6],
    },
  },
});

export const main = style({ minWidth: 0 });
