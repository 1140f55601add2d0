import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const tooltip = style({
  maxWidth: '260px',
  padding: '4px 8px',
  borderRadius: scale.radius.control,
  background: color.ink,
  color: color.surface,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  transition: `opacity ${scale.time.state} ${scale.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
    },
  },
});

export const arrow = style({
  display: 'block',
  lineHeight: 0,
  fill: color.ink,
  selectors: {
    '&[data-placement=bottom]': { transform: 'rotate(180deg)' },
    '&[data-placement=right]': { transform: 'rotate(90deg)' },
    '&[data-placement=left]': { transform: 'rotate(-90deg)' },
  },
});
