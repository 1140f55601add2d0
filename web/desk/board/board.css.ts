import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

/**
 * The horizontal scroll container of the board, by touch and by keyboard, so that the page itself
 * does not scroll sideways.
 */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  ':focus-visible': { outline: 'none', boxShadow: depth.focus },
});

/** The table of tasters by samples. */
export const grid = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

globalStyle(`${grid} th`, {
  textAlign: 'start',
  fontWeight: scale.weight.text,
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  verticalAlign: 'bottom',
  padding: `6px 5px ${scale.space[2]}`,
  whiteSpace: 'nowrap',
});

globalStyle(`${grid} thead th`, { borderBottom: `1px solid ${color.edge}` });

globalStyle(`${grid} td`, {
  height: '45px',
  padding: '0 5px',
  borderBottom: `1px solid ${color.hair}`,
  // State texts wrap to a second line, for which the row is high enough, before the table overflows
  // (BRD-14).
  whiteSpace: 'normal',
  '@media': { [media.belowDesk]: { paddingInline: '3px' } },
});

globalStyle(`${grid} thead th + th`, {
  '@media': { [media.belowDesk]: { paddingInline: '3px' } },
});

globalStyle(`${grid} tbody th`, {
  fontSize: scale.size[14],
  color: color.ink,
  verticalAlign: 'middle',
  padding: `0 ${scale.space[2]} 0 0`,
  borderBottom: `1px solid ${color.hair}`,
});

globalStyle(`${grid} thead th:first-child, ${grid} tfoot th`, { paddingLeft: 0 });

globalStyle(`${grid} tbody tr:last-child > *`, { borderBottom: 0 });

globalStyle(`${grid} tfoot th, ${grid} tfoot td`, {
  height: '36px',
  borderBottom: 0,
  // A label is on the baseline of its figures, however many lines a cell has.
  verticalAlign: 'baseline',
  paddingBlock: scale.space[2],
});

/** A cell that spans rows is vertically centred. */
globalStyle(`${grid} tfoot td[rowspan]`, { verticalAlign: 'middle' });

globalStyle(`${grid} tfoot th`, { color: color.ink2, fontSize: scale.size[13] });

globalStyle(`${grid} tfoot tr:first-child > *`, { borderTop: `1px solid ${color.edge}` });

const sticks = style({ position: 'sticky', background: color.surface, zIndex: 1 });

/** The sticky first column, which stays visible while the board scrolls sideways. */
export const stuck = style([sticks, { left: 0 }]);

/**
 * The first column is narrow on small screens, so that a whole glass column is visible next to it
 * (BRD-15).
 */
globalStyle(`${grid} .${stuck}`, {
  '@media': {
    [media.belowDesk]: { width: '128px', minWidth: '128px', whiteSpace: 'normal' },
    [media.belowTablet]: { width: '92px', minWidth: '92px', whiteSpace: 'normal' },
  },
});

/** Width of the actions column; the sticky call column uses it as its offset. */
const ACTS = '42px';

/**
 * The sticky column of calls: on a board that overflows, calls and actions stay visible (BRD-6).
 */
export const stuckCall = style([
  sticks,
  {
    right: ACTS,
    selectors: { '[data-wider] &': { boxShadow: `inset 1px 0 ${color.hair}` } },
  },
]);
/** The sticky column of the action menus, at the end of the row. */
export const stuckActs = style([sticks, { right: 0, width: ACTS, minWidth: ACTS }]);

/** Space between the call column and the cell before it. */
globalStyle(`${grid} :is(th, td).${stuckCall}`, { paddingInlineStart: scale.space[2] });

/** A taster's code and name. A long name wraps, rather than take width from the next columns. */
export const tasterWords = style({
  display: 'flex',
  alignItems: 'baseline',
  lineHeight: scale.line[14],
  '@media': {
    [media.belowDesk]: {
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBlock: scale.space[1],
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
    },
  },
});
/** A long name, which may wrap. */
export const longName = style({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  minWidth: '14ch',
  '@media': { [media.belowDesk]: { minWidth: 0 } },
});

/** The column of the glass that the side panel shows. */
export const chosen = style({
  background: color.actionTint,
  boxShadow: `inset 1px 0 ${color.actionEdge}, inset -1px 0 ${color.actionEdge}`,
});

/** The header of the chosen column. */
export const chosenHead = style([
  chosen,
  {
    boxShadow: `inset 1px 0 ${color.actionEdge}, inset -1px 0 ${color.actionEdge}, inset 0 2px ${color.action}`,
  },
]);

/**
 * The header of a glass. It is aligned to the top, so all codes are at one height however the names
 * below wrap.
 */
export const glassHead = style({});

globalStyle(`${grid} thead .${glassHead}`, { verticalAlign: 'top' });

/**
 * The headers of the last columns. They wrap, so that the last column is not pushed out of view.
 */
export const endHead = style({});

globalStyle(`${grid} thead .${endHead}`, { whiteSpace: 'normal', width: '76px' });

/** A quiet link whose text is aligned with the edge of the page. */
export const flush = style({ marginInlineStart: `calc(-1 * ${scale.space[3]})` });

/** The button in a column header that opens its glass in the side panel. */
export const glassButton = style({
  display: 'grid',
  gap: '2px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: scale.radius.mark,
  minHeight: '44px',
  ':hover': { color: color.ink },
  ':focus-visible': { outline: 'none', boxShadow: depth.focus },
});

/** The tasting code in a column header. */
export const glassCode = style({
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  fontWeight: scale.weight.code,
  letterSpacing: '.02em',
  color: color.ink,
});

/** The lines below the code: the sample, and the replicate or that it is a reference. */
export const glassName = style({ display: 'grid' });

/** The taster's code before the name. */
export const tasterCode = style({
  display: 'inline-block',
  flex: 'none',
  minWidth: '34px',
  // A long code takes further lines, rather than lie on the name.
  maxWidth: '16ch',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  marginInlineEnd: scale.space[2],
  fontSize: scale.size[12],
  color: color.ink3,
});

/** A cell at the end of a row: small secondary text. */
export const rowEnd = style({ fontSize: scale.size[12], color: color.ink2 });

globalStyle(`${grid} td.${rowEnd}`, { whiteSpace: 'nowrap' });

/**
 * The note on several devices, below a taster's name (BRD-13). It takes the width of the name, so
 * it causes no layout shift of columns.
 */
export const onDevices = style({
  width: 0,
  minWidth: '100%',
  whiteSpace: 'normal',
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.text,
});

/** The cell of a call with its answer button, which wraps below if the column is narrow. */
export const callCell = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space[2],
  paddingBlock: '2px',
});

globalStyle(`${callCell} > div`, { marginInlineStart: '-6px' });

/**
 * The actions of a taster on small screens: they are in the sticky column, with the name (BRD-15).
 */
export const actsOfTaster = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  verticalAlign: 'middle',
});

globalStyle(`${grid} .${actsOfTaster} button`, { paddingInline: '6px' });
// The menu alone is placed on the line of the code, so it does not make the row higher.
globalStyle(`${actsOfTaster}:not(:has(> * + *))`, {
  '@media': { [media.tablet]: { position: 'absolute', top: '2px', right: scale.space[1] } },
});
globalStyle(`${actsOfTaster}:not(:empty)`, {
  '@media': { [media.belowTablet]: { marginInlineStart: '-6px' } },
});

/** A number in a column, aligned to the end. */
export const endFigure = style([
  rowEnd,
  { textAlign: 'end', selectors: { [`${grid} th&`]: { textAlign: 'end' } } },
]);

/** A number with its age: it may wrap between the two, but not inside them. */
export const twoLines = style({});
/** No-wrap text. */
export const unbroken = style({ whiteSpace: 'nowrap' });

globalStyle(`${grid} td.${twoLines}`, { whiteSpace: 'normal' });

globalStyle(`${grid} td button`, { whiteSpace: 'nowrap', paddingInline: '6px', gap: '6px' });

/** A figure in the footer. */
export const footFigure = style({ fontWeight: scale.weight.strong, fontSize: scale.size[14] });

/** Text in the footer, alone or after a figure. */
export const footWords = style({
  whiteSpace: 'normal',
  fontSize: scale.size[12],
  color: color.ink3,
  selectors: { [`${footFigure} + &`]: { marginInlineStart: scale.space[1] } },
});

/** A tag in the footer, on its own line. */
export const footTag = style({ display: 'block', paddingBlock: '2px' });

/** The note on an overridden class, on its own line in every column. */
export const footMark = style({ display: 'block', whiteSpace: 'normal', fontSize: scale.size[12] });

/** The notes on the whole board, where they are below it. */
export const below = style({ maxWidth: '72ch' });

/** The note on why figures are hidden. */
export const why = style({
  display: 'flex',
  gap: scale.space[2],
  selectors: { 'td > &': { maxWidth: '220px' } },
  paddingTop: scale.space[2],
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  color: color.ink2,
  whiteSpace: 'normal',
});

/** The code of the glass in the side panel. */
export const bigCode = style({
  fontSize: scale.size[40],
  lineHeight: scale.line[40],
  fontWeight: scale.weight.code,
  letterSpacing: '.03em',
});

/** The column headings of the attributes in the side panel. */
export const attributeHead = style({ color: color.ink3, fontSize: scale.size[12] });

/** One attribute in the side panel: name, strip, median, CVr. */
export const attributeLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(92px, 1.2fr) minmax(120px, 2fr) 48px 64px',
  alignItems: 'center',
  gap: '6px',
  minHeight: '52px',
  borderTop: `1px solid ${color.hair}`,
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: '1fr 48px 64px' },
  },
});

/** The strip chart of an attribute. It is hidden below tablet width; its figures stay. */
export const attributeStrip = style({
  '@media': { [media.belowTablet]: { display: 'none' } },
});

/** Visually hidden text, for screen readers only. */
export const spokenOnly = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

scrollHint(scroller, { start: `.${stuck}`, end: `.${stuckActs}` });

// The scroll hint at the end is narrow on small screens, so that four glasses stay readable. No
// sticky column is there.
globalStyle(`${scroller}[data-more-end]`, {
  '@media': { [media.belowDesk]: { vars: { '--more-end': '12px' } } },
});
