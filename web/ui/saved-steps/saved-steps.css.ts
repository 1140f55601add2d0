import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '4px',
  color: color.ink3,
  fontSize: scale.size[14],
  lineHeight: scale.line[12],
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-true]': { color: color.ink },
    '& + &::before': {
      content: '',
      width: '14px',
      height: '1.5px',
      margin: '0 4px 0 8px',
      background: color.hair,
    },
    '&[data-joined]::before': { background: color.ok },
  },
});

globalStyle(`${step}[data-true] > svg`, { color: color.ok });
