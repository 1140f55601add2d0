import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

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

/** Labels in their places; the margins are what the format leaves, alike on both sides. */
export const labels = style({ display: 'grid', alignContent: 'center', justifyContent: 'center' });

/** One label. */
export const label = style({
  display: 'grid',
  alignContent: 'center',
  // A long code of a taster is wrapped: the label keeps its width.
  gridTemplateColumns: 'minmax(0, 1fr)',
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
export const labelNote = style({
  maxWidth: '100%',
  fontSize: '8pt',
  color: INK,
  textAlign: 'center',
});

/** A word of warning above a list. */
export const warning = style({ marginTop: '5mm', fontWeight: 700 });

/** A table of a list. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: '5mm',
  // Made for the page that it stands on, it needs no room.
  '@media': { print: { zoom: 1 } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: '1.6mm 2mm',
  borderBottom: `0.2mm solid ${HAIR}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const figure = style({});
globalStyle(`${table} .${figure}`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
