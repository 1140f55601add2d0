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
    // SCR-23: on a low screen, head and foot leave no room for the page, so all three scroll
    // together.
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

/** Gap between the items of the head, by screen width. */
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

// Items in the head do not wrap; only the autosave status (`SavedSteps`) may take two lines.
globalStyle(`${head} > *`, { '@media': { [media.desk]: { whiteSpace: 'nowrap' } } });

// In portrait the autosave status has its own line, below the rest of the head.
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

/** Button that folds the notes; hidden while there are none. */
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
  // Here the window scrolls, so sticky content must stick to the window.
  '@media': { [media.belowTablet]: { overflow: 'clip visible' } },
});

/** Alignment of a page that is smaller than its area; a longer page scrolls from its start. */
export const main = styleVariants({
  start: [page],
  center: [page, { display: 'grid', alignContent: 'safe center' }],
  fill: [page, { display: 'grid', gridTemplateRows: 'minmax(min-content, 1fr)' }],
});
