import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  color: color.ink2,
});

export const ring = style({
  width: '14px',
  height: '14px',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [media.still]: { animationDuration: '4s' } },
});
