import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

/** The grid scrolls sideways on a narrow screen, by touch and by keyboard, and the page does not. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  ':focus-visible': { outline: 'none', boxShadow: depth.focus },
});

/** The grid of tasters by samples. */
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
  // The words of a state take a second line, for which a row has room, before the grid is wider than its own (BRD-14).
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
  // A label stands on the line of its figures, however many lines a cell has.
  verticalAlign: 'baseline',
  paddingBlock: scale.space[2],
});

/** What stands for several rows stands in the middle of them. */
globalStyle(`${grid} tfoot td[rowspan]`, { verticalAlign: 'middle' });

globalStyle(`${grid} tfoot th`, { color: color.ink2, fontSize: scale.size[13] });

globalStyle(`${grid} tfoot tr:first-child > *`, { borderTop: `1px solid ${color.edge}` });

const sticks = style({ position: 'sticky', background: color.surface, zIndex: 1 });

/** Stays in view while the grid scrolls sideways. */
export const stuck = style([sticks, { left: 0 }]);

/** Below a desk it is narrow, so that a glass beside it is seen whole (BRD-15). */
globalStyle(`${grid} .${stuck}`, {
  '@media': {
    [media.belowDesk]: { width: '128px', minWidth: '128px', whiteSpace: 'normal' },
    [media.belowTablet]: { width: '92px', minWidth: '92px', whiteSpace: 'normal' },
  },
});

/** How wide the column of the acts is, beside which that of the calls stays in view. */
const ACTS = '42px';

/** A call stays in view as well, and what may be done, on a board that is wider than its room (BRD-6). */
export const stuckCall = style([
  sticks,
  {
    right: ACTS,
    selectors: { '[data-wider] &': { boxShadow: `inset 1px 0 ${color.hair}` } },
  },
]);
export const stuckActs = style([sticks, { right: 0, width: ACTS, minWidth: ACTS }]);

/** What stands before it keeps its distance. */
globalStyle(`${grid} :is(th, td).${stuckCall}`, { paddingInlineStart: scale.space[2] });

/** A taster of a row: a name that is long takes further lines rather than the room of what stands beside it. */
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
export const longName = style({
  whiteSpace: 'normal',
  minWidth: '14ch',
  '@media': { [media.belowDesk]: { minWidth: 0 } },
});

/** The column of the glass that the side panel shows. */
export const chosen = style({
  background: color.actionTint,
  boxShadow: `inset 1px 0 ${color.actionEdge}, inset -1px 0 ${color.actionEdge}`,
});

/** The head of the chosen column. */
export const chosenHead = style([
  chosen,
  {
    boxShadow: `inset 1px 0 ${color.actionEdge}, inset -1px 0 ${color.actionEdge}, inset 0 2px ${color.action}`,
  },
]);

/** The head of a glass: all codes stand on one height, however many lines the names below take. */
export const glassHead = style({});

globalStyle(`${grid} thead .${glassHead}`, { verticalAlign: 'top' });

/** The heads of what stands at the end of a row break rather than push the last of them out of sight. */
export const endHead = style({});

globalStyle(`${grid} thead .${endHead}`, { whiteSpace: 'normal', width: '76px' });

/** A quiet link whose words stand on the edge of the page, as all else does. */
export const flush = style({ marginInlineStart: `calc(-1 * ${scale.space[3]})` });

/** A column head that opens its glass in the side panel. */
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

/** The code on the glass. */
export const glassCode = style({
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  fontWeight: scale.weight.code,
  letterSpacing: '.02em',
  color: color.ink,
});

/** What is in the glass, below its code: the sample, and below it which glass of it this is. */
export const glassName = style({ display: 'grid' });

/** A taster's code before the name. */
export const tasterCode = style({
  display: 'inline-block',
  minWidth: '34px',
  marginInlineEnd: scale.space[2],
  fontSize: scale.size[12],
  color: color.ink3,
});

/** What stands at the end of a row: small and quiet. */
export const rowEnd = style({ fontSize: scale.size[12], color: color.ink2 });

globalStyle(`${grid} td.${rowEnd}`, { whiteSpace: 'nowrap' });

/** BRD-13: below the name of a taster, as wide as the name and no wider: it moves no column. */
export const onDevices = style({
  width: 0,
  minWidth: '100%',
  whiteSpace: 'normal',
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.text,
});

/** A call, and what answers it: beside it, or below it where the board has no room for both. */
export const callCell = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space[2],
  paddingBlock: '2px',
});

globalStyle(`${callCell} > div`, { marginInlineStart: '-6px' });

/** BRD-15: below a desk what may be done for a taster stands with the name, in the column that stays in view. */
export const actsOfTaster = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  verticalAlign: 'middle',
});

globalStyle(`${grid} .${actsOfTaster} button`, { paddingInline: '6px' });
// Where nothing but the menu stands there it has room on the line of the code, and makes no row higher.
globalStyle(`${actsOfTaster}:not(:has(> * + *))`, {
  '@media': { [media.tablet]: { position: 'absolute', top: '2px', right: scale.space[1] } },
});
globalStyle(`${actsOfTaster}:not(:empty)`, {
  '@media': { [media.belowTablet]: { marginInlineStart: '-6px' } },
});

/** A figure in a column, right on its decimal. */
export const endFigure = style([
  rowEnd,
  { textAlign: 'end', selectors: { [`${grid} th&`]: { textAlign: 'end' } } },
]);

/** A figure with its age may stand on two lines, each of them whole. */
export const twoLines = style({});
export const unbroken = style({ whiteSpace: 'nowrap' });

globalStyle(`${grid} td.${twoLines}`, { whiteSpace: 'normal' });

globalStyle(`${grid} td button`, { whiteSpace: 'nowrap', paddingInline: '6px', gap: '6px' });

/** A figure of the foot. */
export const footFigure = style({ fontWeight: scale.weight.strong, fontSize: scale.size[14] });

/** Words of the foot, alone or beside a figure. */
export const footWords = style({
  whiteSpace: 'normal',
  fontSize: scale.size[12],
  color: color.ink3,
  selectors: { [`${footFigure} + &`]: { marginInlineStart: scale.space[1] } },
});

/** A tag of the foot, on a line of its own below what it belongs to. */
export const footTag = style({ display: 'block', paddingBlock: '2px' });

/** What was overridden of a class: a line of its own below it, in every column alike. */
export const footMark = style({ display: 'block', whiteSpace: 'normal', fontSize: scale.size[12] });

/** What is said of all of the board, where it stands below it. */
export const below = style({ maxWidth: '72ch' });

/** Why figures are closed. */
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

/** The heads of the attributes of the side panel. */
export const attributeHead = style({ color: color.ink3, fontSize: scale.size[12] });

/** One attribute of the side panel: name, strip, median, CVr. */
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

/** The strip is left out on a telephone; its figures stay. */
export const attributeStrip = style({
  '@media': { [media.belowTablet]: { display: 'none' } },
});

/** Kept for those who listen, unseen by those who look. */
export const spokenOnly = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

scrollHint(scroller, { start: `.${stuck}`, end: `.${stuckActs}` });

// Where nothing stays in view at the end, the board fades there as any table does, but for so little that four glasses are read.
globalStyle(`${scroller}[data-more-end]`, {
  '@media': { [media.belowDesk]: { vars: { '--more-end': '12px' } } },
});
