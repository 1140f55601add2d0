import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

/** Verdict, dial and summary in a row between two hairlines; stacked on a narrow screen. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr) 280px',
  gap: scale.space[10],
  alignItems: 'center',
  padding: `${scale.space[5]} 0`,
  borderBlock: `1px solid ${color.hair}`,
  marginBottom: scale.space[6],
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[6] },
  },
});

/** The reserved space of the verdict while it loads, against layout shift. */
export const awaited = style({
  minHeight: '180px',
  borderBlock: `1px solid ${color.hair}`,
  marginBottom: scale.space[6],
});

/** A table wider than its container scrolls horizontally. */
export const scroller = style({ position: 'relative', overflowX: 'auto' });

scrollHint(scroller);

/** A table of figures, with rows high enough for a strip of points. */
export const figures = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

globalStyle(`${figures} th, ${figures} td`, {
  padding: '0 8px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: scale.weight.text,
});

globalStyle(`${figures} thead th`, {
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  padding: '8px',
  borderBottom: `1px solid ${color.edge}`,
  verticalAlign: 'bottom',
});

globalStyle(`${figures} tbody th, ${figures} tbody td`, {
  height: '58px',
  borderBottom: `1px solid ${color.hair}`,
});

globalStyle(`${figures} tr > :first-child`, { paddingInlineStart: 0 });

/** The same table with low rows, for sheets and pairs. */
export const dense = style([figures]);

globalStyle(`${dense} tbody th, ${dense} tbody td`, { height: '40px' });

/** A figure, aligned at the end of its column. */
export const figure = style({});

globalStyle(`${figures} .${figure}`, { textAlign: 'end' });

/** The figure that decides, in bold. */
export const strong = style({ fontWeight: scale.weight.strong });

/** A caption below a name. */
export const below = style({
  display: 'block',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

/** A name that wraps in a narrow table, so that the figures stay in sight. */
export const wrapping = style({});

globalStyle(`${figures} .${wrapping}`, {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingBlock: scale.space[2],
});

/** The cell of a strip of points. */
export const strip = style({ width: '250px', minWidth: '180px' });

/** The steps of the derivation of the class. */
export const steps = style({
  listStyle: 'decimal inside',
  display: 'grid',
  gap: scale.space[2],
  color: color.ink2,
  maxWidth: '640px',
});

globalStyle(`${steps} > li::marker`, { color: color.ink3 });
globalStyle(`${steps} > li:last-child`, { color: color.ink, fontWeight: scale.weight.strong });

/** An excluded sheet: who, why, by whom. */
export const excluded = style({
  borderInlineStart: `3px solid ${color.edge}`,
  paddingInlineStart: scale.space[3],
  display: 'grid',
  gap: '2px',
});

/** A name that spans two rows. */
export const ofBoth = style({ verticalAlign: 'middle' });

/** The number of an analysis; in the second row it is the first cell, and keeps its padding. */
export const ofHalf = style({ color: color.ink3 });

globalStyle(`${figures} tr > .${ofHalf}`, { paddingInlineStart: '8px' });

/** The first of two rows of one attribute, without a hairline between them. */
export const firstOfTwo = style({});

globalStyle(`${figures} .${firstOfTwo} > td:not([rowspan])`, { borderBottom: 0 });

/** The list of analyses of a sample. */
export const analyses = style({ display: 'grid', gap: scale.space[4], listStyle: 'none' });

/** One analysis: its icon, then its text. */
export const analysis = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: scale.space[3],
  alignItems: 'start',
});
