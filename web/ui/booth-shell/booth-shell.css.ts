import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const asOne = {
  gridTemplateRows: 'auto minmax(min-content, 1fr)',
  height: 'auto',
  minHeight: '100dvh',
} as const;

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(76px, auto) minmax(0, 1fr)',
  gridAutoRows: 'auto',
  height: '100dvh',
  background: color.surface,
  color: color.ink,
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  '@media': {
    // SCR-23: beside head and foot no room is left for the page, so that all three scroll as one.
    [media.low]: asOne,
    [media.belowTablet]: asOne,
  },
});

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${scale.space[2]} ${scale.space[6]}`,
  padding: `${scale.space[2]} ${scale.space[8]}`,
  background: color.ground,
  '@media': {
    [media.belowDesk]: {
      flexWrap: 'wrap',
      gap: `${scale.space[2]} ${scale.space[5]}`,
      padding: `${scale.space[3]} ${scale.space[5]}`,
    },
  },
});

/** How far apart stands what is in the head, by the room there is. */
export const headGap = createVar();

export const head = style([
  bar,
  {
    borderBottom: `1px solid ${color.hair}`,
    columnGap: headGap,
    vars: { [headGap]: scale.space[5] },
    '@media': {
      [media.desk]: { columnGap: headGap, vars: { [headGap]: scale.space[4] } },
      [media.belowDesk]: { columnGap: headGap },
      [media.wide]: { vars: { [headGap]: scale.space[6] } },
    },
  },
]);

export const foot = style([
  bar,
  {
    minHeight: '76px',
    borderTop: `1px solid ${color.hair}`,
    '@media': {
      [media.belowDesk]: { minHeight: '84px', columnGap: scale.space[3] },
    },
  },
]);

// What stands in the head keeps its words on one line; the way of the work alone may take two.
globalStyle(`${head} > *`, { '@media': { [media.desk]: { whiteSpace: 'nowrap' } } });

// In portrait the way of the work stands on a line of its own, under the rest of the head.
globalStyle(`${head} > [role="status"]`, {
  '@media': {
    [media.belowDesk]: {
      order: 9,
      width: '100%',
      paddingTop: scale.space[2],
      borderTop: `1px solid ${color.hair}`,
    },
  },
});

export const notesContent = style({ selectors: { '&[hidden]': { display: 'none' } } });

export const notes = style({
  display: 'grid',
  gap: scale.space[3],
  maxHeight: '40dvh',
  overflow: 'auto',
  padding: `${scale.space[3]} ${scale.space[8]}`,
  borderTop: `1px solid ${color.hair}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.belowDesk]: { paddingInline: scale.space[5] },
    [media.low]: { maxHeight: 'none' },
    [media.belowTablet]: { maxHeight: 'none' },
  },
});

/** Below what it puts away, and not there without it. */
export const fold = style({
  padding: `0 ${scale.space[8]} ${scale.space[3]}`,
  textAlign: 'end',
  selectors: { [`${notes}:empty + &`]: { display: 'none' } },
  '@media': { [media.belowDesk]: { paddingInline: scale.space[5] } },
});

const page = style({
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  // What stays in sight while the page scrolls stays so in the window, which scrolls then.
  '@media': { [media.belowTablet]: { overflow: 'clip visible' } },
});

/** Where a page smaller than its room stands; one that is longer scrolls from its start. */
export const main = styleVariants({
  start: [page],
  center: [page, { display: 'grid', alignContent: 'safe center' }],
  fill: [page, { display: 'grid', gridTemplateRows: 'minmax(min-content, 1fr)' }],
});
