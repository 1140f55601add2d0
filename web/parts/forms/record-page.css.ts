import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** What stands under a form goes on as the form does: as wide, and parted from it as its parts are. */
export const below = style({
  maxWidth: '960px',
  paddingTop: scale.space[6],
  borderTop: `1px solid ${color.hair}`,
});
