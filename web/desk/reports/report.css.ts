import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

const INK = '#000';
const SOFT = '#444';
const HAIR = '#999';
/**
 * Rules of the report. Their widths are in pixels: a browser cuts the width of a border to whole
 * pixels, so that 0.2 mm and 0.5 mm are both one.
 */
const RULE = { hair: `1px solid ${HAIR}`, thin: `1px solid ${INK}`, heavy: `2px solid ${INK}` };

/** The scroll container around the pages on the screen; on small screens they are zoomed out. */
export const desk = style({
  display: 'grid',
  justifyContent: 'safe center',
  overflowX: 'auto',
  padding: scale.space[5],
  background: color.ground,
  border: `1px solid ${color.hair}`,
  '@media': {
    // On paper these queries are judged by the page of the printer, so they are for screens alone.
    [`screen and ${media.belowDesk}`]: { zoom: 0.62 },
    [`screen and ${media.belowTablet}`]: { zoom: 0.36 },
    print: {
      display: 'block',
      padding: 0,
      border: 0,
      background: 'none',
      overflow: 'visible',
    },
  },
});

scrollHint(desk);

/** The report in black on white, in every theme. The printer splits it into pages. */
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
  // If anything is wider than the page, Chromium shrinks the whole printed document, and 100 mm
  // lines too (RPT-9).
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

/** The head with the panel's name and the report number. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6mm',
  paddingBottom: '3mm',
  borderBottom: RULE.heavy,
});
/** The panel's name. */
export const name = style({ fontSize: '13pt', fontWeight: 700, lineHeight: 1.2 });
/** The kind of document, above its number. */
export const kind = style({ textAlign: 'end' });
/** The report number. */
export const number = style({
  fontSize: '20pt',
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'end',
});

/** The facts of a report, as two columns of name and value. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '24mm minmax(0, 1fr) 30mm minmax(0, 1fr)',
  gap: '1.5mm 3mm',
  paddingBlock: '3mm',
  borderBottom: RULE.thin,
});
globalStyle(`${facts} dt`, { color: SOFT });
globalStyle(`${facts} dd`, { whiteSpace: 'pre-line' });

/** The framed paragraph on replacement. */
export const replaces = style({
  marginTop: '4mm',
  padding: '2mm 3mm',
  border: RULE.heavy,
});

/** The verdict, in large type. */
export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1fr)',
  paddingBlock: '3mm',
  borderBottom: RULE.thin,
  breakInside: 'avoid',
});
globalStyle(`${verdict} > * + *`, {
  borderInlineStart: RULE.hair,
  paddingInlineStart: '5mm',
});
/** A small heading above a value. */
export const caption = style({ color: SOFT });
/** The class of the oil. */
export const oil = style({ fontSize: '19pt', fontWeight: 700, lineHeight: 1.15 });
/** A figure of the verdict. */
export const found = style({ fontSize: '12pt' });
globalStyle(`${found} strong`, { fontSize: '14pt', marginInlineStart: '2mm' });

/** A table of figures. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // The table is laid out for this page, so it keeps its size in print.
  '@media': { print: { zoom: 1 } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: '1.2mm 2mm 1.2mm 0',
  borderBottom: RULE.hair,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 400,
});
globalStyle(`${table} thead th`, {
  color: SOFT,
  borderBottom: RULE.heavy,
  verticalAlign: 'bottom',
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });
/** A cell with a figure. */
export const figure = style({});
globalStyle(`${table} .${figure}`, {
  textAlign: 'end',
  paddingInlineEnd: '3mm',
  whiteSpace: 'nowrap',
});
/** A cell with text in place of a figure, which may wrap. */
export const words = style({});
globalStyle(`${table} .${words}`, { textAlign: 'end', paddingInlineEnd: '3mm' });
/** An emphasised cell. */
export const strong = style({});
globalStyle(`${table} .${strong}`, { fontWeight: 700, fontSize: '11pt' });
/** The cell of the strip chart. */
export const strip = style({ width: '44mm' });
/** Small secondary text. */
export const small = style({ fontSize: '8pt', color: SOFT, marginTop: '1.5mm' });

/** Two parts side by side. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
  gap: '8mm',
  breakInside: 'avoid',
});

/** A part that is not split between pages. */
export const whole = style({ breakInside: 'avoid' });
globalStyle(`${whole} p + p`, { marginTop: '1mm' });

/** The list of deviations. */
export const list = style({ paddingInlineStart: '4mm' });
globalStyle(`${list} li + li`, { marginTop: '1mm' });

/** The foot with the authorisation and the verification. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8mm',
  alignItems: 'end',
  marginTop: '5mm',
  breakInside: 'avoid',
  // A signature must be on the page of the text that it signs.
  breakBefore: 'avoid',
});
/** The line with the signature. */
export const signature = style({
  width: '62mm',
  height: '14mm',
  borderBottom: RULE.thin,
  marginBottom: '1mm',
});
/** The digest with its QR code. */
export const record = style({ display: 'flex', gap: '4mm', alignItems: 'end', textAlign: 'end' });
/** The digest in groups of characters. */
export const digest = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '8pt',
  lineHeight: 1.35,
  whiteSpace: 'pre',
});
/** The QR code. */
export const code = style({ width: '30mm' });

/** The last line of a report on the screen; in print it is in the margin of every page. */
export const last = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4mm',
  marginTop: '5mm',
  paddingTop: '2mm',
  borderTop: RULE.hair,
  fontSize: '8pt',
  color: SOFT,
  '@media': { print: { display: 'none' } },
});

/** The form before a report is issued. */
export const ask = style({ display: 'grid', gap: scale.space[4], maxWidth: '640px' });
