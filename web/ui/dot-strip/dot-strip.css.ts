import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // The origin is at the left in every language, as on the intensity line itself.
  direction: 'ltr',
  fontFamily: scale.font,
  fontFeatureSettings: scale.tabular,
});

export const strip = styleVariants({
  compact: [drawing, { maxWidth: '250px' }],
  full: [drawing, { maxWidth: '640px' }],
});

globalStyle(`${drawing} text`, { fill: color.ink2, fontSize: '11px' });

export const axis = style({ stroke: color.edge, strokeWidth: 1, fill: 'none' });
export const box = style({ fill: color.ownTint2, stroke: color.ownMark, strokeWidth: 1 });
export const median = style({ stroke: color.own, strokeWidth: 3 });
export const interval = style({ stroke: color.ink2, strokeWidth: 1.25, fill: 'none' });
export const limit = style({ stroke: color.ink, strokeWidth: 1.5, strokeDasharray: '2 3' });
export const point = style({ fill: color.surface, stroke: color.ink, strokeWidth: 1.5 });
export const excluded = style({ fill: 'none', stroke: color.quiet, strokeWidth: 1.5 });

globalStyle(`${drawing} text[data-strong]`, { fill: color.ink, fontWeight: scale.weight.strong });
