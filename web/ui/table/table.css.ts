import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from './scroll-hint.css.ts';

/** A list wider than its room scrolls there by itself; on a desk the heads of any other stay in sight. */
export const scroll = style({
  minWidth: 0,
  // What is only listened to is placed within it, so that it does not make the page wider than it is (SCR-2).
  '@media': { [media.belowDesk]: { overflowX: 'auto', position: 'relative' } },
  selectors: { '&[data-wider]': { overflowX: 'auto', position: 'relative' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
  outline: 'none',
  selectors: { '&&[data-focus-visible]': { boxShadow: 'none' } },
});

export const dense = style({});

const edgeCell = `${scale.space[2]} ${scale.space[3]}`;

/** On a telephone columns stand closer, so that code, class and state have room (SCR-27). */
const closer = { [media.belowTablet]: { paddingInline: '6px' } } as const;

const anyHead = style({
  padding: edgeCell,
  borderBottom: `1px solid ${color.edge}`,
  background: color.surface,
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.text,
  textAlign: 'start',
  verticalAlign: 'bottom',
  outline: 'none',
  '@media': {
    ...closer,
    [media.desk]: { position: 'sticky', top: 'var(--sticky-top, 0px)', zIndex: 2 },
  },
  selectors: {
    [`${scroll}[data-wider] &`]: { position: 'static' },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: color.ink },
    '&[aria-sort=ascending], &[aria-sort=descending]': {
      color: color.ink,
      fontWeight: scale.weight.strong,
    },
    '&&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.action}` },
  },
});

export const head = styleVariants({ start: [anyHead], end: [anyHead, { textAlign: 'end' }] });

const unseen = { padding: 0, border: 0, fontSize: 0, lineHeight: 0, height: 0 } as const;

/** A head above groups: seen on a desk; on a narrow screen only said, since it is shown again under each group. */
export const groupedHead = styleVariants(head, (seen) => [
  seen,
  { '@media': { [`screen and ${media.belowDesk}`]: unseen } },
]);

const anyGroup = style({
  padding: `${scale.space[5]} ${scale.space[3]} ${scale.space[2]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});

/** A cell of a group's own row: under it, its rows. */
export const groupCell = style([anyGroup, { borderBottom: `1px solid ${color.edge}` }]);

/** The row of a group where it is as wide as the table: the heads or the row under it draw the line. */
export const groupLine = style([anyGroup]);
export const groupActs = style({ padding: `0 ${scale.space[3]} ${scale.space[2]}` });

/** The room of rows in groups, by whose width the row of a group is limited. */
export const groupedScroll = style([
  scroll,
  { '@media': { [media.belowDesk]: { containerType: 'inline-size' } } },
]);

/** SCR-27: the row of a group is as wide as what is seen, also where the table scrolls in its room. */
const inSight = { position: 'sticky', left: 0, maxWidth: '100cqi' } as const;

export const groupWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[1]} ${scale.space[4]}`,
  '@media': { [media.belowDesk]: inSight },
});

/** What stands in the column of the mark, and at the other end of the row what is said and done. */
export const groupSides = style([
  groupWords,
  { justifyContent: 'space-between', gap: `${scale.space[1]} ${scale.space[3]}` },
]);

export const groupEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
  minWidth: 0,
  '@media': {
    [media.belowDesk]: inSight,
    [media.desk]: {
      flex: '1 1 0',
      // Below the mark where what is done, which does not break, has no room beside it.
      minWidth: 'min-content',
      justifyContent: 'flex-end',
      textAlign: 'end',
    },
  },
});

/** The name of a row whose cells stand under it. */
export const stackedName = style({
  padding: `${scale.space[3]} 0 2px`,
  borderTop: `1px solid ${color.hair}`,
});

/** The head of a cell, beside it. */
export const stackedHead = style({
  width: '40%',
  padding: `2px ${scale.space[3]} 2px 0`,
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[13],
  verticalAlign: 'top',
});

export const stackedCell = style({ padding: '2px 0', verticalAlign: 'top' });

export const headWords = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });

/** Rows are chosen on a screen alone. */
const box = {
  width: '40px',
  '@media': { [media.belowTablet]: { width: '30px' }, print: { display: 'none' } },
} as const;

export const boxHead = style([anyHead, box]);

export const row = style({
  outline: 'none',
  selectors: {
    '&[data-href]': { cursor: 'pointer' },
    '&[data-hovered]': { background: color.ground },
    '&[data-pressed]': { background: color.actionTint },
    '&[data-selected]': { background: color.actionTint },
    '&[data-dimmed]': { color: color.quiet },
    '&&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 2px ${color.action}`,
    },
  },
});

const anyCell = style({
  height: '43px',
  padding: `4px ${scale.space[3]}`,
  borderBottom: `1px solid ${color.hair}`,
  verticalAlign: 'middle',
  outline: 'none',
  '@media': closer,
  selectors: {
    '&&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.action}` },
    [`${dense} &`]: { height: '36px' },
  },
});

export const cell = styleVariants({
  start: [anyCell],
  end: [anyCell, { textAlign: 'end', whiteSpace: 'nowrap' }],
});

export const boxCell = style([anyCell, box]);

export const caption = style({
  captionSide: 'top',
  paddingBottom: scale.space[2],
  color: color.ink2,
  textAlign: 'start',
});

/** SCR-27: what is done with a row, in sight however wide the list is. */
export const acts = style({
  // In a list that has room too: were it narrower where the list is marked as wider, a list of nearly the width of its room
  // would be marked and have room in turns, for ever.
  paddingInlineStart: scale.space[1],
  selectors: {
    [`${scroll}[data-wider] &`]: {
      position: 'sticky',
      right: 0,
      background: color.surface,
    },
  },
});

scrollHint(`${scroll}`, { end: acts });

/** A plain table stands flush with the text around it. */
export const flush = style({});

globalStyle(`${flush} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${flush} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${flush} tbody th`, { fontWeight: scale.weight.text, textAlign: 'start' });

/** A row that was opened has its words above what it holds, not in the middle of it. */
globalStyle(`${table} tr:has(td table) > :is(td, th)`, { verticalAlign: 'top' });
