import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The button's own room is that of the head: its words stand where words of the head stand. */
export const place = style({ position: 'relative', marginInline: `calc(-1 * ${scale.space[4]})` });

/** The field lies over the figure and a little of the page: neither the head nor a line below it moves (BTH-17). */
export const field = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${scale.space[3]})`,
  insetInlineStart: 0,
  zIndex: 2,
  width: '240px',
  padding: scale.space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.float,
  background: color.raised,
  whiteSpace: 'normal',
});

/** As wide before the number is known as with two digits, so that the head does not grow by a line (BTH-17). */
export const number = style({
  display: 'inline-block',
  minWidth: '2ch',
  color: color.ink,
  fontSize: scale.size[22],
  lineHeight: scale.line[22],
  fontWeight: scale.weight.strong,
});
