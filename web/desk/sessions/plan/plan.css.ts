import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/color.css.ts';
import { scale } from '../../../theme/scale.css.ts';
import { scrollHint } from '../../../ui/table/scroll-hint.css.ts';

/** A short form does not fill the width of the page. */
export const narrow = style({ maxWidth: '420px' });

/** The fields of the plan: three in a row, two on a tablet, one on a telephone. */
export const fields = style({
  display: 'grid',
  gap: scale.space[5],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The container of a field, with space below for the line on an overwritten value. */
export const place = style({ position: 'relative' });

/** The line on an overwritten value: a single line in the gap between two fields (PLN-49). */
export const overwritten = style({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  '@media': { print: { display: 'none' } },
});

/** A part below a table of the same section. */
export const apart = style({ selectors: { '&:not(:empty)': { marginTop: scale.space[5] } } });

/** Aligns a quiet button with the text above it. */
export const flush = style({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${scale.space[3]})`,
});

/** A table wider than its container scrolls horizontally. */
export const scroller = style({ position: 'relative', overflowX: 'auto' });

/** A table of the plan: glasses, or tasters with their order. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

globalStyle(`${table} th, ${table} td`, {
  padding: '0 9px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: scale.weight.text,
});

globalStyle(`${table} thead th`, {
  padding: `${scale.space[2]} 9px`,
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  borderBottom: `1px solid ${color.edge}`,
});

globalStyle(`${table} tbody th, ${table} tbody td`, {
  height: '40px',
  borderBottom: `1px solid ${color.hair}`,
});

globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0 });

/** The actions of a row stay visible in a table that is wider than its container (SCR-27). */
export const acts = style({
  selectors: {
    [`${scroller}[data-wider] &`]: {
      position: 'sticky',
      right: 0,
      background: color.surface,
      // The lines of a row with somebody's presence continue here.
      boxShadow: 'inherit',
    },
  },
});

// Applies whether the table overflows or not: otherwise the mark would toggle back and forth.
globalStyle(`${scroller} .${acts}`, { paddingInlineStart: '4px' });

scrollHint(scroller, { end: `.${acts}` });

/** A figure of the table, at the end of its column. */
export const figure = style({});
globalStyle(`${table} .${figure}`, { textAlign: 'end' });

/** A header of two words, on two lines. */
export const twoLines = style({});
globalStyle(`${table} thead th.${twoLines}`, { whiteSpace: 'normal', verticalAlign: 'bottom' });
/** The text of such a header, broken between its words. */
export const onTwoLines = style({ display: 'inline-block', width: 'min-content' });

/** The code on a glass. */
export const code = style({
  fontSize: scale.size[16],
  fontWeight: scale.weight.code,
  letterSpacing: '.02em',
});

/** A code in a serving order. */
export const order = style({ fontWeight: scale.weight.strong });

/** A taster's code before the name. */
export const tasterCode = style({
  display: 'inline-block',
  minWidth: '34px',
  marginInlineEnd: scale.space[2],
  fontSize: scale.size[12],
  color: color.ink3,
});

const tones = { 1: color.who1, 2: color.who2, 3: color.who3, 4: color.who4 } as const;

/** A row in which somebody else is (presence): a line above and below in that person's colour. */
export const heldRow = styleVariants(tones, (tone) => ({
  boxShadow: `inset 0 1px ${tone}, inset 0 -1px ${tone}`,
}));

/** The name of the person in a row (presence). */
export const heldBy = styleVariants(tones, (tone) => ({
  marginInlineStart: scale.space[2],
  padding: '1px 6px',
  borderRadius: scale.radius.mark,
  background: tone,
  color: '#fff',
  fontSize: '11px',
  lineHeight: '16px',
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
    },
  },
}));

/** The items of the checklist: a shape, then words. */
export const checklist = style({ display: 'grid', gap: scale.space[2], listStyle: 'none' });

/** The met conditions, folded into one line that opens. */
export const folded = style({ display: 'grid', gap: scale.space[2] });

globalStyle(`${folded} > summary`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: '32px',
  cursor: 'pointer',
  color: color.ink2,
  listStyle: 'none',
});

globalStyle(`${folded} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${folded} > summary > :first-child`, { color: color.ok });
globalStyle(`${folded} > summary::after`, { content: '▸', color: color.ink3 });
globalStyle(`${folded}[open] > summary::after`, { content: '▾' });
globalStyle(`${folded} > summary::after`, { '@media': { print: { display: 'none' } } });
globalStyle(`${folded}[open] > summary`, { marginBottom: scale.space[2] });

/** One item of the checklist. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'start',
});

/** The shape before an item, by its kind. */
export const shape = styleVariants({
  met: { color: color.ok, paddingTop: '2px' },
  wall: { color: color.stop, paddingTop: '2px' },
  warning: { color: color.caution, paddingTop: '2px' },
});

/** Unmet conditions are bold. */
export const unmet = style({ fontWeight: scale.weight.strong });

/** A list of checkboxes that scrolls. */
export const choices = style({
  display: 'grid',
  gap: scale.space[1],
  listStyle: 'none',
  maxHeight: 'min(46vh, 420px)',
  overflowY: 'auto',
  paddingBlock: scale.space[1],
});

/** The list of who is here and where (presence). */
export const here = style({ display: 'grid', gap: scale.space[2], listStyle: 'none' });

/** The message on invalid fields, above them. */
export const aboveFields = style({ marginBlockEnd: scale.space[6] });
