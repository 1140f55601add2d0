import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const figure = style({ margin: 0, maxWidth: '520px' });
export const title = style({
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  fontWeight: scale.weight.strong,
  marginBottom: '2px',
});
export const drawing = style({ display: 'block', width: '100%', overflow: 'visible' });
export const base = style({ stroke: color.ownMark, strokeWidth: 5 });
export const path = style({ fill: 'none', stroke: color.scaleMark, strokeWidth: 1.5 });
export const point = style({ fill: color.scaleMark });
export const words = style({ fill: color.ink, fontSize: '12px' });
/** Label of the base line. */
export const baseWords = style({
  fill: color.own,
  fontSize: '12px',
  fontWeight: scale.weight.strong,
});
export const foot = style({ fill: color.ink2, fontSize: '12px' });
