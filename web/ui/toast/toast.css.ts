import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const region = style({
  position: 'fixed',
  insetInline: 0,
  bottom: scale.space[6],
  zIndex: 1000,
  display: 'grid',
  justifyItems: 'center',
  padding: `0 ${scale.space[4]}`,
  pointerEvents: 'none',
});

export const list = style({ display: 'grid', gap: scale.space[2], width: 'min(440px, 100%)' });

export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[3],
  minHeight: '44px',
  padding: `4px ${scale.space[1]} 4px ${scale.space[4]}`,
  overflow: 'hidden',
  pointerEvents: 'auto',
  borderRadius: scale.radius.control,
  background: color.ink,
  color: color.surface,
  boxShadow: depth.pop,
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
    },
  },
});

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const onInk = style({
  minHeight: scale.height.dense,
  borderRadius: scale.radius.control,
  selectors: {
    '&[data-hovered]': { background: color.ink2 },
    '&&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.surface}` },
  },
});

/** Action button of a toast. */
export const act = style([
  onInk,
  { padding: '0 10px', fontSize: scale.size[13], fontWeight: scale.weight.strong },
]);

export const close = style([
  onInk,
  { display: 'grid', placeItems: 'center', width: scale.height.dense },
]);

/**
 * Line that shows the remaining time of a toast. It is a CSS animation, which hover and focus can
 * pause without a timer.
 */
export const clock = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  height: '2px',
  background: 'currentColor',
  opacity: 0.5,
  transformOrigin: 'left',
  animation: `${runOut} linear forwards`,
  selectors: {
    [`${toast}:hover > &, ${toast}:focus-within > &`]: { animationPlayState: 'paused' },
  },
});
