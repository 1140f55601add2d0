import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** As low as a laptop of 768 px, where all lines of a sheet still stand on one page. */
const SHORT = `${media.desk} and (max-height: 799px)`;

/**
 * The line keeps its length on every screen: where the name has no room beside it, the name stands above, and where
 * "not perceived" has none, the line goes below it. No rule under a row: a second line would be a reference.
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
    // Beside and above what stands in it there is room for the mark of a row that one was led to.
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
      // A name stands by its control also where the choice beside it is higher.
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
    // The touch zone may reach the edge of a small page, so that no room is lost beside the line.
    [media.belowTablet]: { margin: `0 calc(-1 * ${scale.space[5]})` },
  },
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  minHeight: '48px',
  marginInlineStart: 'auto',
});

/** A control higher than its row does not make the row higher. */
export const flat = style({ margin: '-4px' });

/** What may be asked for has its place from the start, so that no row moves when it is (BTH-17). */
export const reserved = style({
  selectors: {
    '&[inert]': { visibility: 'hidden' },
    // Round it alone, and on nothing beside it.
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

export const close = style({ position: 'absolute', insetInlineEnd: 0, top: 0 });

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
  // What is said of all of them is a target for a finger.
  minHeight: '48px',
  selectors: {
    '&[data-second]': {
      minHeight: '36px',
      marginTop: '6px',
      borderTop: `1px solid ${color.hair}`,
    },
  },
});
