import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const bars = style({
  display: 'grid',
  gap: scale.space[4],
  padding: `${scale.space[4]} 0`,
  animation: `${appear} 1ms 300ms both`,
});

export const bar = style({
  height: '12px',
  borderRadius: scale.radius.mark,
  background: color.sunken,
});
