import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

const INK = '#000';
const SOFT = '#444';
const HAIR = '#999';

/** Where the pages lie on the screen; on a small one at a part of their size. */
export const desk = style({
  display: 'grid',
  justifyContent: 'safe center',
  overflowX: 'auto',
  padding: scale.space[5],
  background: color.ground,
  border: `1px solid ${color.hair}`,
  '@media': {
    [media.belowDesk]: { zoom: 0.62 },
    [media.belowTablet]: { zoom: 0.36 },
    // A page of A4 is as narrow as a small screen, and what is printed keeps its size.
    print: {
      display: 'block',
      padding: 0,
      border: 0,
      background: 'none',
      overflow: 'visible',
      zoom: 1,
    },
  },
});

scrollHint(desk);

/** The report: black on white, whatever the screen is. What is page by page the printer cuts. */
export const paper = style({
  page: 'report',
  width: '180mm',
  padding: '14mm 15mm',
  boxSizing: 'content-box',
  background: '#fff',
  color: INK,
  colorScheme: 'light',
  fontSize: '9pt',
  lineHeight: 1.35,
  // RPT-9: Chromium shrinks the whole of a document when anything in it is wider than the page, its lines of 100 mm as well.
  overflowWrap: 'anywhere',
  overflowX: 'clip',
  '@media': {
    screen: { boxShadow: `0 0 0 1px ${color.hair}` },
    print: { width: 'auto', padding: 0 },
  },
});
globalStyle(`${paper} h2, ${paper} h3`, {
  fontSize: '10pt',
  fontWeight: 700,
  margin: '4mm 0 1.5mm',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6mm',
  paddingBottom: '3mm',
  borderBottom: `0.5mm solid ${INK}`,
});
export const name = style({ fontSize: '13pt', fontWeight: 700, lineHeight: 1.2 });
export const kind = style({ textAlign: 'end' });
export const number = style({
  fontSize: '20pt',
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'end',
});

/** What the report is of: two columns of a name and what it says. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '24mm minmax(0, 1fr) 30mm minmax(0, 1fr)',
  gap: '1.5mm 3mm',
  paddingBlock: '3mm',
  borderBottom: `0.3mm solid ${INK}`,
});
globalStyle(`${facts} dt`, { color: SOFT });
globalStyle(`${facts} dd`, { whiteSpace: 'pre-line' });

/** What it replaces, in a frame. */
export const replaces = style({
  marginTop: '4mm',
  padding: '2mm 3mm',
  border: `0.4mm solid ${INK}`,
});

/** The verdict, in large. */
export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1fr)',
  paddingBlock: '3mm',
  borderBottom: `0.3mm solid ${INK}`,
  breakInside: 'avoid',
});
globalStyle(`${verdict} > * + *`, {
  borderInlineStart: `0.2mm solid ${HAIR}`,
  paddingInlineStart: '5mm',
});
export const caption = style({ color: SOFT });
export const oil = style({ fontSize: '19pt', fontWeight: 700, lineHeight: 1.15 });
export const found = style({ fontSize: '12pt' });
globalStyle(`${found} strong`, { fontSize: '14pt', marginInlineStart: '2mm' });

/** A table of figures. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Made for the page that it stands on, it needs no room.
  '@media': { print: { zoom: 1 } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: '1.2mm 2mm 1.2mm 0',
  borderBottom: `0.2mm solid ${HAIR}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 400,
});
globalStyle(`${table} thead th`, {
  color: SOFT,
  borderBottom: `0.4mm solid ${INK}`,
  verticalAlign: 'bottom',
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });
export const figure = style({});
globalStyle(`${table} .${figure}`, {
  textAlign: 'end',
  paddingInlineEnd: '3mm',
  whiteSpace: 'nowrap',
});
/** Words in the place of a figure, which may be long. */
export const words = style({});
globalStyle(`${table} .${words}`, { textAlign: 'end', paddingInlineEnd: '3mm' });
export const strong = style({});
globalStyle(`${table} .${strong}`, { fontWeight: 700, fontSize: '11pt' });
export const strip = style({ width: '44mm' });
export const small = style({ fontSize: '8pt', color: SOFT, marginTop: '1.5mm' });

/** Two parts beside each other. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
  gap: '8mm',
  breakInside: 'avoid',
});

/** A part that no page divides. */
export const whole = style({ breakInside: 'avoid' });
globalStyle(`${whole} p + p`, { marginTop: '1mm' });

/** Deviations, one below another. */
export const list = style({ paddingInlineStart: '4mm' });
globalStyle(`${list} li + li`, { marginTop: '1mm' });

/** Who authorised it, and how it is verified. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8mm',
  alignItems: 'end',
  marginTop: '5mm',
  breakInside: 'avoid',
  // Whoever signs does so under what is said, and not on a page of its own.
  breakBefore: 'avoid',
});
export const signature = style({
  width: '62mm',
  height: '14mm',
  borderBottom: `0.3mm solid ${INK}`,
  marginBottom: '1mm',
});
export const record = style({ display: 'flex', gap: '4mm', alignItems: 'end', textAlign: 'end' });
export const digest = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '8pt',
  lineHeight: 1.35,
  whiteSpace: 'pre',
});
export const code = style({ width: '30mm' });

/** The last line on the screen; on paper it stands in the margin of every page. */
export const last = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4mm',
  marginTop: '5mm',
  paddingTop: '2mm',
  borderTop: `0.2mm solid ${HAIR}`,
  fontSize: '8pt',
  color: SOFT,
  '@media': { print: { display: 'none' } },
});

/** What is asked before a report is issued. */
export const ask = style({ display: 'grid', gap: scale.space[4], maxWidth: '640px' });
