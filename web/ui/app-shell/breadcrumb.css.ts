import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Width of the separator icon after a breadcrumb step, with the space on both sides. */
export const CHEVRON = '28px';
const beforeChevron = { gap: scale.space[2], paddingInlineEnd: scale.space[2] } as const;

export const breadcrumb = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
});

/** Space on all sides for the focus ring. */
const RING = '4px';
const LINE = '24px';

/**
 * Item that is shown whole or hidden. It wraps in a box of one line: content that does not fit
 * wraps to the next line, outside the box. The browser scrolls a focused item back into view.
 */
const dropping = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  minWidth: 0,
  height: `calc(${LINE} + 2 * ${RING})`,
  padding: RING,
  marginInline: `calc(-1 * ${RING})`,
  rowGap: scale.space[3],
  overflow: 'hidden',
  '::before': { content: '', width: 0, height: LINE },
});

/** Panel name: shrinks before every other step, because of its very large shrink factor. */
export const panel = style([
  dropping,
  { flex: '0 1000000 auto', color: color.own, fontWeight: scale.weight.strong },
]);

/** Panel name alone: below 600 px, and on pages without a breadcrumb. */
export const alone = style([panel, { flexShrink: 1 }]);

const droppable = style({
  flex: '1 1 3ch',
  minWidth: 0,
  maxWidth: 'max-content',
  lineHeight: LINE,
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const panelName = style(cut);
/** Content of an item that is shown whole or hidden, with its separator icon. */
export const dropped = style([
  droppable,
  {
    display: 'flex',
    alignItems: 'center',
    flexBasis: `calc(${CHEVRON} + 4ch)`,
    ...beforeChevron,
    selectors: { [`${alone} > &`]: { paddingInlineEnd: 0 } },
  },
]);

// Below 600 px no step follows the panel's name, so its separator is hidden.
globalStyle(`${panel} > ${dropped}`, {
  '@media': { [media.belowTablet]: { paddingInlineEnd: 0 } },
});
globalStyle(`${panel} > ${dropped} > svg`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: color.ink3,
  '@media': { [media.belowTablet]: { display: 'none' } },
});

const step = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

/** Step before the last two: hidden after the panel's name, and before the last two shrink. */
export const early = style([dropping, { flex: '0 1000 auto' }]);
/** Last step but one: shrinks before the last. */
export const before = style([step, { flex: '0 30 auto', ...beforeChevron }]);
/** Last step, the current page: shrinks last. */
export const last = style([step, { flex: '0 1 auto' }]);

export const crumbText = style({
  ...cut,
  color: color.ink3,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { color: color.ink, textDecoration: 'underline' },
    '&[aria-current=page]': { color: color.ink, fontWeight: scale.weight.strong },
  },
});
