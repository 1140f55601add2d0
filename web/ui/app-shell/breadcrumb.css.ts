import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The drawing after a step, with the room on both its sides. */
export const CHEVRON = '28px';
const beforeChevron = { gap: scale.space[2], paddingInlineEnd: scale.space[2] } as const;

export const breadcrumb = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
});

/** Room on all sides for the ring of what has the focus. */
const RING = '4px';
const LINE = '24px';

/**
 * What is there or not: one line high, so that what does not fit beside the empty start of that
 * line falls below it, out of sight. What has the focus is brought back into sight by the browser.
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

/** Gives way before all else: a factor so large that nothing beside it shrinks while it can. */
export const panel = style([
  dropping,
  { flex: '0 1000000 auto', color: color.own, fontWeight: scale.weight.strong },
]);

/** Under 600 px the panel's name alone, and on pages without a breadcrumb. */
export const alone = style([panel, { flexShrink: 1 }]);

const droppable = style({
  flex: '1 1 3ch',
  minWidth: 0,
  maxWidth: 'max-content',
  lineHeight: LINE,
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const panelName = style(cut);
/** What is there or not, with the drawing after it. */
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

// Under 600 px no step follows the panel's name, nor the drawing that leads on to one.
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

export const early = style([dropping, { flex: '0 1000 auto' }]);
export const before = style([step, { flex: '0 30 auto', ...beforeChevron }]);
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
