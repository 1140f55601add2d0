import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const tabs = style({ minWidth: 0 });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${scale.space[6]}`,
  borderBottom: `1px solid ${color.hair}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  color: color.ink2,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: color.edge, color: color.ink },
    '&[data-selected]': {
      borderColor: color.action,
      color: color.ink,
      fontWeight: scale.weight.strong,
    },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

export const panel = style({ paddingTop: scale.space[5], minWidth: 0, outline: 'none' });
