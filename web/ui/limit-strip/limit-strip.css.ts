import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const strip = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(34px, auto) 70px',
  alignItems: 'center',
  gap: scale.space[2],
});

export const value = style({
  selectors: { '&[data-over]': { fontWeight: scale.weight.code, color: color.stop } },
});

export const drawing = style({ display: 'block', direction: 'ltr' });
export const track = style({ stroke: color.hair, strokeWidth: 2 });
export const limit = style({ stroke: color.stopMark, strokeWidth: 1.5 });
/** Dot of a value within the limit. */
export const within = style({ fill: color.ink2 });
/** Diamond of a value beyond the limit. */
export const over = style({ fill: color.stopMark });
