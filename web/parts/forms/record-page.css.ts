import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The content below a form: as wide as the form, with the same separating line as its sections. */
export const below = style({
  maxWidth: '960px',
  paddingTop: scale.space[6],
  borderTop: `1px solid ${color.hair}`,
});

/** The fields of the form. One that gets the focus is scrolled to below the sticky header. */
export const fields = style({});
globalStyle(`${fields} :is(section, input, textarea, button)`, {
  '@media': { [media.desk]: { scrollMarginTop: '120px' } },
});
