import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const INK = '#000';
const HAIR = '#777';

/** What is chosen above the pages. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: scale.space[5],
});

/** The pages as they leave the printer, at their size; on a small screen at a part of it. */
export const desk = style({
  display: 'grid',
  gap: scale.space[5],
  justifyContent: 'start',
  overflowX: 'auto',
  padding: scale.space[5],
  background: color.ground,
  border: `1px solid ${color.hair}`,
  '@media': {
    [media.belowDesk]: { zoom: 0.6 },
    [media.belowTablet]: { zoom: 0.36 },
    print: { display: 'block', padding: 0, border: 0, background: 'none', overflow: 'visible' },
  },
});

/** A page of A4. */
export const sheet = style({
  page: 'prints',
  width: '210mm',
  height: '297mm',
  boxSizing: 'border-box',
  overflow: 'hidden',
  background: '#fff',
  color: INK,
  colorScheme: 'light',
  fontSize: '11pt',
  lineHeight: 1.35,
  breakAfter: 'page',
  breakInside: 'avoid',
  '@media': { screen: { boxShadow: `0 0 0 1px ${color.hair}` } },
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});

/** A page with margins of its own. */
export const written = style({ padding: '14mm 15mm 10mm' });

/** Labels in their places; the margins are what the format leaves, alike on both sides. */
export const labels = style({ display: 'grid', alignContent: 'center', justifyContent: 'center' });

/** One label. */
export const label = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  overflow: 'hidden',
  lineHeight: 1.1,
  '@media': { screen: { outline: `1px dashed ${color.hair}`, outlineOffset: '-1px' } },
});

/** The code on a label: what the taster reads. */
export const labelCode = style({
  fontSize: '26pt',
  fontWeight: 700,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums slashed-zero',
});

/** What stands under a code. */
export const labelNote = style({ fontSize: '8pt', color: INK });

/** Head of a paper: what it is on the left, the code on the right. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  paddingBottom: '4mm',
  borderBottom: `0.4mm solid ${INK}`,
});

export const title = style({ fontSize: '15pt', fontWeight: 700 });
export const subtitle = style({ fontSize: '10pt' });
export const code = style({ fontSize: '30pt', fontWeight: 700, lineHeight: 1, textAlign: 'end' });

/** The fields of the head, filled in or to be written on. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3mm 8mm',
  paddingBlock: '4mm',
});

export const field = style({ display: 'flex', gap: '2mm', alignItems: 'baseline' });

/** Where something is written by hand. */
export const blank = style({ flex: 1, minHeight: '6mm', borderBottom: `0.2mm solid ${HAIR}` });

/** SHT-8: a sheet of points that has more words than a page has room for goes on on the next: nothing of it is cut off. */
export const grows = style({
  height: 'auto',
  minHeight: '297mm',
  overflow: 'visible',
  breakInside: 'auto',
});

/** The blocks of a long sheet of points, in two columns. */
export const inColumns = style({ columns: 2, columnGap: '10mm' });

/** An item of a sheet of points: its name, room for the points, the maximum. */
export const pointsRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr 30mm 16mm',
  gap: '4mm',
  alignItems: 'baseline',
  minHeight: '10mm',
  breakInside: 'avoid',
  selectors: { [`${inColumns} &`]: { gridTemplateColumns: '1fr 18mm 14mm', gap: '2mm' } },
});

/** Name of a group of attributes. */
export const group = style({
  breakAfter: 'avoid',
  fontSize: '12pt',
  fontWeight: 700,
  paddingTop: '3mm',
});

/** An attribute: its name, and a line of exactly 100 mm. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr 100mm',
  gap: '4mm',
  alignItems: 'end',
  minHeight: '14mm',
});

/** M-SCALE: unstructured, 100 mm between the inner edges of its two ends. */
export const line = style({
  boxSizing: 'content-box',
  width: '100mm',
  height: '4mm',
  marginInline: '-0.3mm',
  borderInline: `0.3mm solid ${INK}`,
  // A border, since printers leave backgrounds out.
  '::before': {
    content: '',
    display: 'block',
    height: '50%',
    boxSizing: 'border-box',
    borderBottom: `0.3mm solid ${INK}`,
  },
});

/** Boxes to tick, beside one another. */
export const ticks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1mm 5mm',
  listStyle: 'none',
  paddingTop: '2mm',
  fontSize: '10pt',
});

export const tick = style({
  '::before': {
    content: '',
    display: 'inline-block',
    width: '3.2mm',
    height: '3.2mm',
    marginInlineEnd: '1.5mm',
    border: `0.3mm solid ${INK}`,
    verticalAlign: '-0.4mm',
  },
});

/** A word of warning above a list. */
export const warning = style({ marginTop: '5mm', fontWeight: 700 });

/** Where remarks are written: in all the room there is, or in half of it beside notes. */
export const remarks = styleVariants({ whole: '24mm', half: '9mm' }, (height) => ({
  height,
  borderBottom: `0.2mm solid ${HAIR}`,
}));

/** Small print of a page. */
export const foot = style({ paddingTop: '3mm', fontSize: '8.5pt' });

/** A table of a list. */
export const table = style({ width: '100%', borderCollapse: 'collapse', marginTop: '5mm' });
globalStyle(`${table} :is(th, td)`, {
  padding: '1.6mm 2mm',
  borderBottom: `0.2mm solid ${HAIR}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const figure = style({});
globalStyle(`${table} .${figure}`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
