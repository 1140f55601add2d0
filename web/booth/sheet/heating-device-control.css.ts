import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * A negative margin cancels the padding of the button, so that its words align with the other words
 * of the header.
 */
export const place = style({ position: 'relative', marginInline: `calc(-1 * ${scale.space[4]})` });

/**
 * The field is a layer over the number and a little of the page: neither the header nor a line
 * moves (no layout shift, BTH-17).
 */
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

/**
 * As wide as two digits even before the number is known, so that the header does not grow by a line
 * (BTH-17).
 */
export const number = style({
  display: 'inline-block',
  minWidth: '2ch',
  color: color.ink,
  fontSize: scale.size[22],
  lineHeight: scale.line[22],
  fontWeight: scale.weight.strong,
});
