import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

const INK = '#000';
const HAIR = '#777';

/** Options above the preview. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: scale.space[5],
});

/** Preview of the printed pages at their real size; scaled down on a small screen. */
export const desk = style({
  display: 'grid',
  gap: scale.space[5],
  justifyContent: 'start',
  overflowX: 'auto',
  padding: scale.space[5],
  background: color.ground,
  border: `1px solid ${color.hair}`,
  '@media': {
    // On paper these queries are judged by the page of the printer, so they are for screens alone.
    [`screen and ${media.belowDesk}`]: { zoom: 0.6 },
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

/** Grid of labels, centred on the page by the equal margins of the format. */
export const labels = style({ display: 'grid', alignContent: 'center', justifyContent: 'center' });

/** One label. */
export const label = style({
  display: 'grid',
  alignContent: 'center',
  // A long code of a taster wraps, so that the label keeps its width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  overflow: 'hidden',
  lineHeight: 1.1,
  '@media': { screen: { outline: `1px dashed ${color.hair}`, outlineOffset: '-1px' } },
});

/** Tasting code on a label. */
export const labelCode = style({
  fontSize: '26pt',
  fontWeight: 700,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums slashed-zero',
});

/** Text below a code. */
export const labelNote = style({
  maxWidth: '100%',
  fontSize: '8pt',
  color: INK,
  textAlign: 'center',
});

/** Warning above a list. */
export const warning = style({ marginTop: '5mm', fontWeight: 700 });

/** Table of a list. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: '5mm',
  // The table fits its page: it overrides the print zoom of other tables.
  '@media': { print: { zoom: 1 } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: '1.6mm 2mm',
  borderBottom: `1px solid ${HAIR}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// Beside a long name a tasting code stays whole: only names break within a word.
globalStyle(`${table} td`, { overflowWrap: 'normal' });
/** Cell of a number. */
export const figure = style({});
globalStyle(`${table} .${figure}`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
