import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const dial = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: '460px',
  marginInline: 'auto',
});

export const drawing = style({ width: '100%', overflow: 'visible', display: 'block' });

export const base = style({
  fill: 'none',
  stroke: color.hair,
  strokeWidth: 16,
  '@media': { '(forced-colors: active)': { strokeWidth: 1 } },
});

/** Arc of the remaining time. */
export const left = style({ fill: 'none', stroke: color.ownMark, strokeWidth: 16 });

export const needle = style({ stroke: color.ink, strokeWidth: 3 });

export const words = style({ position: 'absolute', textAlign: 'center', color: color.ink2 });

export const clock = style({
  display: 'block',
  color: color.ink,
  fontSize: `min(${scale.size[112]}, 24cqi)`,
  lineHeight: 1,
  fontWeight: 500,
  letterSpacing: '-0.02em',
});
