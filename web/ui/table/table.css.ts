import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from './scroll-hint.css.ts';

/**
 * Container of a table: a table that overflows scrolls in it; on a desk the headers of any other
 * are sticky.
 */
export const scroll = style({
  minWidth: 0,
  // Positioned, so that visually hidden text inside does not widen the page (SCR-2).
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

/** Modifier for lower rows. */
export const dense = style({});

const edgeCell = `${scale.space[2]} ${scale.space[3]}`;

/** Smaller column padding on a phone, so that code, class and state fit (SCR-27). */
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

/**
 * Column header above groups: visible on a desk. On a narrow screen only screen readers get it,
 * since it is repeated under each group.
 */
export const groupedHead = styleVariants(head, (seen) => [
  seen,
  { '@media': { [`screen and ${media.belowDesk}`]: unseen } },
]);

const anyGroup = style({
  padding: `${scale.space[5]} ${scale.space[3]} ${scale.space[2]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});

/** Cell of a group's header row, with the group's rows below. */
export const groupCell = style([anyGroup, { borderBottom: `1px solid ${color.edge}` }]);

/**
 * Header row of a group, as wide as the table, without a border: the row below it draws the line.
 */
export const groupLine = style([anyGroup]);
/** Cell of a group's details and actions, as wide as the table. */
export const groupActs = style({ padding: `0 ${scale.space[3]} ${scale.space[2]}` });

/** Container of a grouped table, whose width limits a group's header row (container query). */
export const groupedScroll = style([
  scroll,
  { '@media': { [media.belowDesk]: { containerType: 'inline-size' } } },
]);

/**
 * SCR-27: sticky and as wide as the visible area, also where the table scrolls in its container.
 */
const inSight = { position: 'sticky', left: 0, maxWidth: '100cqi' } as const;

/** Content of a group's header row. */
export const groupWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[1]} ${scale.space[4]}`,
  '@media': { [media.belowDesk]: inSight },
});

/**
 * Content of the column `markAt`, and at the other end of the row the group's details and actions.
 */
export const groupSides = style([
  groupWords,
  { justifyContent: 'space-between', gap: `${scale.space[1]} ${scale.space[3]}` },
]);

/** Details and actions at the end of a group's header row. */
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
      // Wraps below the mark where the actions, which do not wrap, have no room next to it.
      minWidth: 'min-content',
      justifyContent: 'flex-end',
      textAlign: 'end',
    },
  },
});

/** Name of a row whose cells are stacked below it. */
export const stackedName = style({
  padding: `${scale.space[3]} 0 2px`,
  borderTop: `1px solid ${color.hair}`,
});

/** Column header of a stacked cell, to its left. */
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

/** Checkbox column; hidden in print, where rows cannot be selected. */
const box = {
  width: '40px',
  '@media': { [media.belowTablet]: { width: '30px' }, print: { display: 'none' } },
} as const;

/** Header of the checkbox column. */
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

/** Cell of the checkbox column. */
export const boxCell = style([anyCell, box]);

export const caption = style({
  captionSide: 'top',
  paddingBottom: scale.space[2],
  color: color.ink2,
  textAlign: 'start',
});

/** SCR-27: column of row actions, sticky at the end of a table that overflows. */
export const acts = style({
  // Also in a table that fits. If overflow changed the padding, a table of nearly the width of its
  // container would switch between both states for ever.
  paddingInlineStart: scale.space[1],
  selectors: {
    [`${scroll}[data-wider] &`]: {
      position: 'sticky',
      right: 0,
      background: color.surface,
    },
  },
});

// SCR-47: a cell without a value shows a dash. Screen readers call it blank by themselves.
globalStyle(`${anyCell}:empty:not(${acts})::before`, {
  content: "'–' / ''",
  color: color.quiet,
});

scrollHint(`${scroll}`, { end: acts });

/** Plain table aligned with the text around it, without padding at its sides. */
export const flush = style({});

globalStyle(`${flush} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${flush} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${flush} tbody th`, { fontWeight: scale.weight.text, textAlign: 'start' });

/** Aligns the text of an opened row with the top of its content, not the middle. */
globalStyle(`${table} tr:has(td table) > :is(td, th)`, { verticalAlign: 'top' });
