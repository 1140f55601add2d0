import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

// CSS properties set by the line: CSS px of one millimetre, from the screen calibration, and the
// position of the mark in mm.
const millimetre = 'var(--line-mm)';
const at = 'var(--line-at)';
const PAST_END = '24px';

/**
 * Touch target of the line: at least 48 px high, and past both ends. The origin is at the left in
 * every language.
 */
export const zone = style({
  position: 'relative',
  direction: 'ltr',
  flex: 'none',
  width: `calc(100 * ${millimetre} + 2 * ${PAST_END})`,
  height: '56px',
  borderRadius: scale.radius.float,
  cursor: 'pointer',
  // A vertical swipe still scrolls the sheet; the gesture is then cancelled and no mark is set.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-locked]': { cursor: 'default' } },
  '@media': { [media.belowDesk]: { height: '48px' } },
});

/** The 100 mm line: thin, with flat ends and nothing along it. */
export const line = style({
  position: 'absolute',
  left: PAST_END,
  top: '50%',
  width: `calc(100 * ${millimetre})`,
  height: '2px',
  marginTop: '-1px',
  background: color.scaleLine,
  selectors: { '[data-zero] > &': { opacity: 0.32 } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const mark = style({
  position: 'absolute',
  left: `calc(${PAST_END} + ${at} * ${millimetre} - 1.5px)`,
  top: '50%',
  width: '3px',
  height: '36px',
  marginTop: '-18px',
  background: color.scaleMark,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});

/** Value of a mark, for readers who may see one; never in the booth. */
export const figure = style({
  position: 'absolute',
  right: 0,
  top: 0,
  color: color.ink2,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

/** Row with the text field for a typed mark. */
export const ask = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[3],
  height: '100%',
  paddingLeft: PAST_END,
  fontSize: scale.size[14],
  lineHeight: '18px',
  color: color.ink2,
  cursor: 'default',
});

/** Validation error of a typed mark. */
export const refusal = style({ color: color.stop, fontWeight: scale.weight.strong });

/** Text field for a typed mark. */
export const typed = style({
  flex: 'none',
  width: '72px',
  minHeight: '44px',
  padding: '0 12px',
  border: `2px solid ${color.action}`,
  borderRadius: scale.radius.float,
  background: color.surface,
  color: color.ink,
  fontSize: scale.size[18],
  textAlign: 'end',
});

/** Step buttons in place of the line; the row keeps its height (no layout shift, BTH-17). */
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[2],
  height: '100%',
  paddingLeft: PAST_END,
  borderRadius: scale.radius.float,
  cursor: 'default',
});

export const step = style({
  flex: 'none',
  minWidth: '48px',
  minHeight: '44px',
  padding: '0 8px',
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.float,
  background: color.surface,
  color: color.ink,
  fontSize: scale.size[16],
  fontWeight: scale.weight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.ground },
    '&[data-pressed]': { background: color.sunken },
  },
});

/** Value reached by the step buttons. */
export const reached = style({
  flex: 'none',
  width: '40px',
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  textAlign: 'end',
});
