import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const strip = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(42px, auto) 92px',
  alignItems: 'center',
  justifyItems: 'end',
  gap: scale.space[2],
});

export const drawing = style({ display: 'block', direction: 'ltr' });
export const line = style({ stroke: color.ownMark, strokeWidth: 1.5 });
export const whisker = style({ stroke: color.ink2, strokeWidth: 1.5 });

/**
 * Point style: hollow while the interval contains the line, filled when it does not. It differs
 * without colour, in print too.
 */
export const point = styleVariants({
  holds: { fill: color.surface, stroke: color.ink, strokeWidth: 1.5 },
  beside: { fill: color.ink, stroke: color.ink, strokeWidth: 1.5 },
});
