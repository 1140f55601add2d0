import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';

export const reduced = style({
  position: 'relative',
  direction: 'ltr',
  display: 'block',
  height: '20px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      right: 0,
      top: '9.5px',
      height: '1px',
      background: color.scaleLine,
      forcedColorAdjust: 'none',
    },
  },
});

export const mark = style({
  position: 'absolute',
  left: 'calc(var(--line-at) * 1%)',
  top: '2px',
  width: '2px',
  height: '16px',
  marginLeft: '-1px',
  background: color.scaleMark,
  forcedColorAdjust: 'none',
});
