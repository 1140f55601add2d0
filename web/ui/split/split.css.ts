import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[8],
});

const columns = 'minmax(0, 1fr) var(--side)';

/** Grid with the side panel next to the work from this width, and below it on narrower pages. */
export const split = styleVariants({
  desk: [
    below,
    {
      '@media': {
        [media.desk]: { gridTemplateColumns: columns, gap: scale.space[6] },
        [media.wide]: { gap: scale.space[8] },
      },
    },
  ],
  wide: [below, { '@media': { [media.wide]: { gridTemplateColumns: columns } } }],
});

const under = { borderTop: `1px solid ${color.hair}`, paddingTop: scale.space[5] };
const beside = {
  borderInlineStart: `1px solid ${color.hair}`,
  paddingInlineStart: scale.space[6],
};

/** Side panel, by the width from which it is next to the work. */
export const side = styleVariants({
  desk: { minWidth: 0, '@media': { [media.belowDesk]: under, [media.desk]: beside } },
  wide: { minWidth: 0, '@media': { [media.belowWide]: under, [media.wide]: beside } },
});

export const main = style({ minWidth: 0 });
