import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Narrower than this a chart cannot be read. */
export const LEAST_WIDTH = 480;

export const figure = style({ display: 'grid', gap: scale.space[2], minWidth: 0 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: scale.space[3],
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[2],
  color: color.ink2,
});

/** What is pressed, in the row of what is read; left out on paper (data-screen-only). */
export const acts = style({ display: 'contents' });

/** On a telephone the drawing scrolls sideways; its words stay readable. */
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
export const thin = style({
  fill: 'none',
  stroke: color.ink3,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
});
export const newest = style({ fill: color.ink });
export const zone = style({
  fill: color.stopTint,
  opacity: 0.7,
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});

/** A point that leads somewhere: what is pressed is larger than what is seen. */
export const place = style({ cursor: 'pointer' });

/** Centre drawn through, warning in short dashes, action in long dashes and dots: told apart without colour, on paper too. */
export const line = styleVariants({
  centre: { stroke: color.ownMark, strokeWidth: 1.5 },
  warning: { stroke: color.cautionMark, strokeWidth: 1.25, strokeDasharray: '5 4' },
  action: { stroke: color.stopMark, strokeWidth: 1.75, strokeDasharray: '12 4 2 4' },
});

/** Circle within, triangle above warning, diamond above action. */
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
