import { styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const side = (length: string) => ({ width: length, padding: 0, color: color.ink2 });

export const square = styleVariants({
  desk: side(scale.height.control),
  dense: side(scale.height.dense),
  large: side(scale.height.large),
  booth: side(scale.height.booth),
});
