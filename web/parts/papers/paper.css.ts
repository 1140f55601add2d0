import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';

// Borders are in pixels: a browser cuts their width to whole ones, so that 0.2 mm and 0.5 mm are
// both one.
const INK = '#000';
const HAIR = '#777';

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
  overflowWrap: 'anywhere',
  breakAfter: 'page',
  breakInside: 'avoid',
  '@media': { screen: { boxShadow: `0 0 0 1px ${color.hair}` } },
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});

/** A sheet within the pages of a report, which set the margins and footers (RPT-9). */
export const annexed = style({
  page: 'report',
  breakBefore: 'page',
  breakInside: 'avoid',
  background: '#fff',
  color: INK,
  colorScheme: 'light',
  fontSize: '11pt',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  overflowX: 'clip',
  '@media': {
    screen: { marginTop: '14mm', paddingTop: '10mm', borderTop: `1px dashed ${HAIR}` },
  },
});

/** A page with its own margins. */
export const written = style({ padding: '14mm 15mm 10mm' });

/** Head of a printed sheet: its title on the left, the tasting code on the right. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4mm',
  alignItems: 'end',
  paddingBottom: '4mm',
  borderBottom: `2px solid ${INK}`,
});

export const title = style({ fontSize: '15pt', fontWeight: 700 });
export const subtitle = style({ fontSize: '10pt' });
export const code = style({ fontSize: '30pt', fontWeight: 700, lineHeight: 1, textAlign: 'end' });

/** The fields of the head, filled in or to be written on. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3mm 8mm',
  paddingBlock: '4mm',
});

export const field = style({ display: 'flex', gap: '2mm', alignItems: 'baseline' });

/** A line to write on by hand. */
export const blank = style({ flex: 1, minHeight: '6mm', borderBottom: `1px solid ${HAIR}` });

/**
 * A sheet of points that does not fit on one page continues on the next, so that nothing is cut off
 * (SHT-8).
 */
export const grows = style({
  height: 'auto',
  minHeight: '297mm',
  // It may overflow downwards only: an overflow at the side makes the printer shrink the whole
  // page.
  overflow: 'visible',
  overflowX: 'clip',
  breakInside: 'auto',
});

/** The blocks of a long sheet of points, in two columns. */
export const inColumns = style({ columns: 2, columnGap: '10mm' });

/** An item of a sheet of points: its name, space for the points, the maximum. */
export const pointsRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 30mm 16mm',
  gap: '4mm',
  alignItems: 'baseline',
  minHeight: '10mm',
  breakInside: 'avoid',
  selectors: {
    [`${inColumns} &`]: { gridTemplateColumns: 'minmax(0, 1fr) 18mm 14mm', gap: '2mm' },
  },
});

/** Heading of a group of attributes. */
export const group = style({
  breakAfter: 'avoid',
  fontSize: '12pt',
  fontWeight: 700,
  paddingTop: '3mm',
});

/** An attribute: its name, and a line of exactly 100 mm. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 100mm',
  gap: '4mm',
  alignItems: 'end',
  minHeight: '14mm',
});

/** The intensity line: unstructured, 100 mm between the inner edges of its two ends (M-SCALE). */
export const line = style({
  boxSizing: 'content-box',
  width: '100mm',
  height: '4mm',
  marginInline: '-1px',
  borderInline: `1px solid ${INK}`,
  position: 'relative',
  // A border, since printers omit backgrounds.
  '::before': {
    content: '',
    display: 'block',
    height: '50%',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${INK}`,
  },
});

/**
 * The stroke of a mark across its line; its position is in millimetres (RPT-9). A border of 0.5 mm
 * would be one pixel that stands to the left.
 */
export const mark = style({
  position: 'absolute',
  top: '-1mm',
  height: '6mm',
  borderInlineStart: `2px solid ${INK}`,
  marginInlineStart: '-1px',
});

/** The value of a mark in figures, next to the line (RPT-9). */
export const said = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** Boxes to tick, in a row. */
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
    border: `1px solid ${INK}`,
    verticalAlign: '-0.4mm',
  },
  selectors: {
    '&[data-ticked]::before': {
      content: '×',
      fontSize: '11pt',
      lineHeight: '3mm',
      textAlign: 'center',
      fontWeight: 700,
    },
  },
});

/** Space for handwritten remarks: all of it, or half of it where there are notes of perception. */
export const remarks = styleVariants({ whole: '24mm', half: '9mm' }, (height) => ({
  height,
  borderBottom: `1px solid ${HAIR}`,
}));

/** Small print of a page. */
export const foot = style({ paddingTop: '3mm', fontSize: '8.5pt' });
