import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

/** Verdict, dial and summary in a row between two hairlines; below each other on a narrow screen. */
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

/** Their room while they are on their way, so that what stands below does not jump. */
export const awaited = style({
  minHeight: '180px',
  borderBlock: `1px solid ${color.hair}`,
  marginBottom: scale.space[6],
});

/** A table wider than its room scrolls in itself. */
export const scroller = style({ position: 'relative', overflowX: 'auto' });

scrollHint(scroller);

/** A table of figures: rows with room for a strip of points. */
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

/** The same with low rows, for sheets and pairs. */
export const dense = style([figures]);

globalStyle(`${dense} tbody th, ${dense} tbody td`, { height: '40px' });

/** A figure, right on its decimal. */
export const figure = style({});

globalStyle(`${figures} .${figure}`, { textAlign: 'end' });

/** The figure that decides. */
export const strong = style({ fontWeight: scale.weight.strong });

/** A word below a name. */
export const below = style({
  display: 'block',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

/** A name in a narrow table breaks rather than push the figures out of sight. */
export const wrapping = style({});

globalStyle(`${figures} .${wrapping}`, {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingBlock: scale.space[2],
});

/** The room of a strip of points. */
export const strip = style({ width: '250px', minWidth: '180px' });

/** The steps to the class. */
export const steps = style({
  listStyle: 'decimal inside',
  display: 'grid',
  gap: scale.space[2],
  color: color.ink2,
  maxWidth: '640px',
});

globalStyle(`${steps} > li::marker`, { color: color.ink3 });
globalStyle(`${steps} > li:last-child`, { color: color.ink, fontWeight: scale.weight.strong });

/** A sheet that is left out: who, why, by whom. */
export const excluded = style({
  borderInlineStart: `3px solid ${color.edge}`,
  paddingInlineStart: scale.space[3],
  display: 'grid',
  gap: '2px',
});

/** A name that stands for two rows. */
export const ofBoth = style({ verticalAlign: 'middle' });

/** The number of an analysis; in a second row it is the first cell, and keeps its room. */
export const ofHalf = style({ color: color.ink3 });

globalStyle(`${figures} tr > .${ofHalf}`, { paddingInlineStart: '8px' });

/** The first of two rows of one attribute: no hairline between them. */
export const firstOfTwo = style({});

globalStyle(`${figures} .${firstOfTwo} > td:not([rowspan])`, { borderBottom: 0 });

/** The analyses of a sample, one below another. */
export const analyses = style({ display: 'grid', gap: scale.space[4], listStyle: 'none' });

/** One analysis: its mark, and beside it what is said of it. */
export const analysis = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: scale.space[3],
  alignItems: 'start',
});
