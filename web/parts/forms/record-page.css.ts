import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The content below a form: as wide as the form, with the same separating line as its sections. */
export const below = style({
  maxWidth: '960px',
  paddingTop: scale.space[6],
  borderTop: `1px solid ${color.hair}`,
});
