import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * A width at which three blocks and the keypad are in one row, and everything must be narrower for
 * the words to fit.
 */
const NARROW = 'screen and (min-width: 1024px) and (max-width: 1279px)';
/** A small tablet in portrait, where the longest word of an item must still fit. */
const SMALL = '(max-width: 719px)';
/**
 * Where the sheet is longer than the window, and the window is not so low that the whole page
 * scrolls (SCR-23).
 */
const LONG = `${SMALL} and (min-height: 480px)`;

/**
 * The blocks in columns with the keypad at their end; in portrait the keypad is below them, over
 * the full width.
 */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 324px',
  minHeight: 0,
  height: '100%',
  paddingLeft: scale.space[8],
  '@media': {
    [media.belowDesk]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      paddingLeft: 0,
    },
    // Three blocks in one row leave no space for a word, so they are stacked (SCR-23).
    [media.low]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto', height: 'auto' },
    // Stacked, so that the keypad can stay visible at the end (sticky).
    [LONG]: { display: 'flex', flexDirection: 'column', height: 'auto' },
  },
});

/** At most three blocks in a row; more of them take two rows. */
const rows = style({ display: 'grid', gridAutoRows: 'minmax(min-content, 1fr)', minWidth: 0 });
export const blocks = styleVariants({ 1: 1, 2: 2, 3: 3 }, (columns) => [
  rows,
  {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '@media': {
      // On a phone the blocks are stacked.
      [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [LONG]: { flex: '1 0 auto' },
    },
  },
]);

export const block = style({
  display: 'grid',
  gridTemplateRows: '92px 1fr auto',
  minWidth: 0,
  paddingRight: scale.space[6],
  selectors: {
    '&:not([data-first])': {
      borderLeft: `1px solid ${color.hair}`,
      paddingLeft: scale.space[6],
    },
  },
  '@media': {
    [NARROW]: {
      paddingInline: scale.space[4],
      selectors: { '&:not([data-first])': { paddingLeft: scale.space[4] } },
    },
    [media.belowDesk]: { paddingInline: scale.space[4], gridTemplateRows: '104px 1fr auto' },
    [SMALL]: {
      paddingInline: scale.space[2],
      selectors: { '&:not([data-first])': { paddingLeft: scale.space[2] } },
    },
    [media.belowTablet]: {
      gridTemplateRows: 'auto 1fr auto',
      paddingInline: scale.space[5],
      selectors: {
        '&:not([data-first])': { borderLeft: 0, paddingLeft: scale.space[5] },
        '& + &': { borderTop: `1px solid ${color.hair}` },
      },
    },
  },
});

export const head = style({ paddingTop: '20px' });

export const title = style({
  fontSize: scale.size[16],
  lineHeight: '21px',
  fontWeight: scale.weight.strong,
});

/** The key of a block, before its name. */
export const letter = style({ color: color.own, marginRight: scale.space[2] });

/** The maximum of an item or a block. */
export const most = style({ color: color.ink2, fontSize: scale.size[14], lineHeight: '20px' });

/** Fixed height: an answer causes no layout shift. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px',
  gap: scale.space[3],
  alignItems: 'start',
  height: '96px',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 76px' },
    [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr) 76px', height: '104px' },
    [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr) 56px', gap: scale.space[2] },
    // As high as its words, which no answer changes.
    [media.belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 76px',
      gap: scale.space[3],
      height: 'auto',
      paddingTop: scale.space[3],
    },
  },
});

export const question = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '52px',
  fontSize: scale.size[16],
  lineHeight: '21px',
  overflowWrap: 'anywhere',
});

export const note = style({
  display: 'block',
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: '18px',
});

export const answer = style({ display: 'grid', gap: '2px', textAlign: 'center' });

/** The spin button of an item. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  height: '52px',
  // Scrolling to the current item keeps it clear of the sticky keypad.
  '@media': { [LONG]: { scrollMarginBottom: '190px' } },
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.float,
  background: color.surface,
  fontSize: scale.size[22],
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-answered]': {
      background: color.actionTint2,
      borderColor: color.action,
      color: color.action,
    },
    '&[data-in-hand]': {
      borderColor: color.action,
      boxShadow: `0 0 0 1px ${color.action}, 0 0 0 5px ${color.actionTint2}`,
    },
  },
});

export const caret = style({ width: '2px', height: '26px', background: color.action });

/** The row with the points so far. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  height: '84px',
  borderTop: `1px solid ${color.edge}`,
  fontSize: scale.size[16],
  lineHeight: '21px',
});

export const sum = style({
  color: color.ink,
  fontSize: scale.size[28],
  lineHeight: scale.line[28],
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
});

/** The column with the keypad. */
export const pad = style({
  display: 'grid',
  gridTemplateRows: '92px 1fr auto',
  background: color.ground,
  borderLeft: `1px solid ${color.hair}`,
  padding: `0 ${scale.space[8]} 0 ${scale.space[6]}`,
  '@media': {
    [media.belowDesk]: {
      gridColumn: '1 / -1',
      gridTemplateRows: 'auto auto auto',
      borderLeft: 0,
      borderTop: `1px solid ${color.hair}`,
      padding: `0 ${scale.space[5]}`,
    },
    [LONG]: { display: 'contents' },
  },
});

/** The keypad with the button below it. */
export const side = style({
  '@media': {
    [media.belowDesk]: { paddingBlock: scale.space[3] },
    [LONG]: { display: 'contents' },
  },
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: scale.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: 'repeat(6, 1fr)' },
    // Sticky: visible with every item of a sheet that is longer than the window.
    [LONG]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      padding: `${scale.space[2]} ${scale.space[5]}`,
      background: color.ground,
      borderTop: `1px solid ${color.hair}`,
    },
    [media.belowTablet]: { gap: scale.space[1] },
  },
});

export const key = style({
  display: 'grid',
  placeItems: 'center',
  height: '72px',
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.float,
  background: color.surface,
  color: color.ink,
  fontSize: scale.size[28],
  fontWeight: scale.weight.strong,
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { borderColor: color.ink2 },
    '&[data-pressed]': { background: color.actionTint2 },
    '&[data-disabled]': {
      background: color.sunken,
      borderColor: 'transparent',
      color: color.ink3,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.belowDesk]: { height: '60px' }, [media.belowTablet]: { height: '48px' } },
});

/** A key that clears or deletes. */
export const quietKey = style([key, { background: 'transparent', color: color.ink2 }]);

export const next = style({
  display: 'grid',
  marginTop: scale.space[3],
  '@media': { [LONG]: { marginInline: scale.space[5] } },
});
