import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Smallest legible width of a chart, in px. */
export const LEAST_WIDTH = 480;

export const figure = style({ display: 'grid', gap: scale.space[2], minWidth: 0 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: scale.space[3],
});

/** Right end of the caption: newest value and buttons. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[2],
  color: color.ink2,
});

/** Buttons in the caption's row; not printed (data-screen-only). */
export const acts = style({ display: 'contents' });

/** On a phone the drawing scrolls sideways, so that its text stays legible. */
export const scroller = style({ overflowX: 'auto', overflowY: 'hidden' });

export const drawing = style({
  display: 'block',
  width: '100%',
  minWidth: `${LEAST_WIDTH}px`,
  height: 'auto',
  direction: 'ltr',
  fontFamily: scale.font,
  fontFeatureSettings: scale.tabular,
});

export const spark = style({ display: 'block', width: '100%', height: 'auto', direction: 'ltr' });

globalStyle(`${drawing} text`, { fill: color.ink3, fontSize: '11px' });

export const axis = style({ stroke: color.edge, strokeWidth: 1, fill: 'none' });
export const path = style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
/** Path of a sparkline. */
export const thin = style({
  fill: 'none',
  stroke: color.ink3,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
});
/** Last point of a sparkline. */
export const newest = style({ fill: color.ink });
/** Shaded zone beyond an action line. */
export const zone = style({
  fill: color.stopTint,
  opacity: 0.7,
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});

/** Point that is a link: its hit area is larger than its mark. */
export const place = style({ cursor: 'pointer' });

/**
 * Line styles: centre solid, warning short dashes, action long dashes and dots. They differ without
 * colour, in print too.
 */
export const line = styleVariants({
  centre: { stroke: color.ownMark, strokeWidth: 1.5 },
  warning: { stroke: color.cautionMark, strokeWidth: 1.25, strokeDasharray: '5 4' },
  action: { stroke: color.stopMark, strokeWidth: 1.75, strokeDasharray: '12 4 2 4' },
});

/** Point shapes: circle within the limits, triangle above warning, diamond above action. */
export const point = styleVariants({
  within: { fill: color.surface, stroke: color.ink, strokeWidth: 1.5 },
  warning: { fill: color.cautionMark, stroke: color.surface, strokeWidth: 1.5 },
  action: { fill: color.stopMark, stroke: color.surface, strokeWidth: 1.5 },
});

const named = (fill: string, fontWeight: string) => ({ fill, fontWeight, fontSize: '12px' });
globalStyle(`${drawing} text[data-line="centre"]`, named(color.own, scale.weight.strong));
globalStyle(`${drawing} text[data-line="warning"]`, named(color.caution, scale.weight.text));
globalStyle(`${drawing} text[data-line="action"]`, named(color.stop, scale.weight.strong));
globalStyle(`${drawing} text[data-noted]`, { fill: color.ink, fontWeight: scale.weight.strong });
globalStyle(`${drawing} text[data-rule]`, { fill: color.ink, fontWeight: scale.weight.strong });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[1]} ${scale.space[4]}`,
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

export const keyEntry = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const table = style({
  borderCollapse: 'collapse',
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});
globalStyle(`${table} th, ${table} td`, {
  padding: '6px 12px',
  borderBottom: `1px solid ${color.hair}`,
  textAlign: 'start',
  fontWeight: scale.weight.text,
});
globalStyle(`${table} thead th`, {
  color: color.ink3,
  fontSize: scale.size[12],
  borderBottomColor: color.edge,
});
globalStyle(`${table} td[data-number], ${table} th[data-number]`, { textAlign: 'end' });
