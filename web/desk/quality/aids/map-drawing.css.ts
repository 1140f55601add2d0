import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/color.css.ts';
import { scale } from '../../../theme/scale.css.ts';

/** The panel map with its legend. */
export const figure = style({
  display: 'grid',
  gap: scale.space[5],
  alignItems: 'start',
  minWidth: 0,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 620px) minmax(0, 1fr)' } },
});
/** The visible part of the figure. */
export const seen = style({ display: 'grid', gap: scale.space[3], minWidth: 0 });
/** The SVG drawing of the map. */
export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '620px',
  height: 'auto',
  direction: 'ltr',
  fontFamily: scale.font,
  fontFeatureSettings: scale.tabular,
});
globalStyle(`${drawing} text`, { fill: color.ink3, fontSize: '12px' });
globalStyle(`${drawing} text[data-taster]`, { fill: color.ink });
globalStyle(`${drawing} text[data-attribute]`, {
  fill: color.own,
  fontWeight: scale.weight.strong,
});

/** An axis of the map. */
export const axis = style({ stroke: color.edge, strokeWidth: 1, fill: 'none' });
/** The circle by which distances are read. */
export const circle = style({
  fill: 'none',
  stroke: color.ownMark,
  strokeWidth: 1,
  strokeDasharray: '3 4',
});
/** The arrow of an attribute. */
export const arrow = style({ fill: 'none', stroke: color.ownMark, strokeWidth: 1.5 });
/** The point of a taster. */
export const taster = style({ fill: color.surface, stroke: color.ink, strokeWidth: 1.75 });
