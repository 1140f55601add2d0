import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * Media query for a laptop screen of 768 px height, on which all lines of a sheet still fit on one
 * page.
 */
const SHORT = `${media.desk} and (max-height: 799px)`;

/**
 * Row of one attribute, in which the line has the same length on every screen. The name moves above
 * the line, and "not perceived" below it, where there is no room. Rows have no border: a second
 * line would be a visual reference.
 */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '62px',
  scrollMarginBlock: scale.space[6],
  '@media': {
    [SHORT]: { minHeight: '58px' },
    // Leaves room for the outline of a row that the page scrolled to.
    [media.belowDesk]: {
      minHeight: 0,
      padding: '5px 6px',
      margin: '0 -6px',
      selectors: { '&[data-gone-to]': { outlineOffset: '-3px' } },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[3],
  flex: '1 1 220px',
  minWidth: 0,
  paddingInlineEnd: scale.space[4],
  lineHeight: '22px',
  '@media': {
    [media.belowDesk]: {
      // The name stays next to its control even where the choice on the same line is higher.
      alignItems: 'flex-end',
      flexBasis: '100%',
      paddingInlineEnd: 0,
      paddingBottom: '2px',
    },
  },
});

export const name = style({
  '@media': {
    [media.belowDesk]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  },
});

export const note = style({
  display: 'block',
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: '18px',
});

/** Controls of the row: "not perceived", line, clear button. */
export const work = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  '@media': { [media.belowDesk]: { flexBasis: '100%' } },
});

export const line = style({
  margin: '0 12px',
  '@media': {
    [media.belowDesk]: { margin: `0 0 0 ${scale.space[2]}` },
    // The touch target may reach the edge of a small page, so that the line loses no length.
    [media.belowTablet]: { margin: `0 calc(-1 * ${scale.space[5]})` },
  },
});

/** Reserved space of the clear button. */
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  minHeight: '48px',
  marginInlineStart: 'auto',
});

/** Negative margin: a control that is higher than its row does not make the row higher. */
export const flat = style({ margin: '-4px' });

/** Reserved space for a question that appears later, so that it causes no layout shift (BTH-17). */
export const reserved = style({
  selectors: {
    '&[inert]': { visibility: 'hidden' },
    // The outline surrounds this element only and covers no neighbour.
    '&[data-gone-to]': { outlineOffset: '2px' },
    [`${head} > &[data-gone-to]`]: { outlineOffset: '-1px' },
  },
});

export const overlay = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 2,
  padding: `${scale.space[3]} ${scale.space[5]} ${scale.space[5]}`,
  border: `1px solid ${color.hair}`,
  borderRadius: scale.radius.float,
  background: color.surface,
  boxShadow: depth.dialog,
  scrollMarginBlock: scale.space[3],
});

/** Close button of the overlay. */
export const close = style({ position: 'absolute', insetInlineEnd: 0, top: 0 });

/** Content below the controls of the row. */
export const below = style({
  flex: '1 1 100%',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});

export const group = style({ border: 0, minWidth: 0 });

export const title = style({
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  fontWeight: scale.weight.strong,
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: scale.space[5],
  // The content at the end of the title is a touch target.
  minHeight: '48px',
  selectors: {
    '&[data-second]': {
      minHeight: '36px',
      marginTop: '6px',
      borderTop: `1px solid ${color.hair}`,
    },
  },
});
