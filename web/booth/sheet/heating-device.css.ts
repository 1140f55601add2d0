import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The field takes the place of the figure; the head keeps its height. */
export const field = style({ width: '180px' });

/** The button's own room is that of the head: its words stand where words of the head stand. */
export const shown = style({ marginInline: `calc(-1 * ${scale.space[4]})` });

export const number = style({
  color: color.ink,
  fontSize: scale.size[22],
  lineHeight: scale.line[22],
  fontWeight: scale.weight.strong,
});
