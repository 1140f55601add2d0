import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const progress = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: scale.space[3],
  minWidth: 0,
});

export const bar = style({ display: 'grid', flex: 1, gap: scale.space[2], minWidth: 0 });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${scale.space[4]}`,
});

export const value = style({ color: color.ink2 });

export const track = style({
  height: '4px',
  overflow: 'hidden',
  borderRadius: '2px',
  background: color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const fill = style({
  display: 'block',
  height: '100%',
  background: color.action,
  transition: `width ${scale.time.state} ${scale.ease}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(300%)' },
});

/**
 * Indeterminate progress: a third of the bar moves across it. It does not move under reduced
 * motion.
 */
export const passing = style([
  fill,
  {
    width: '33%',
    animation: `${pass} 1.6s linear infinite`,
    '@media': { [media.still]: { animation: 'none' } },
  },
]);
