import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';

export const button = style({
  justifyContent: 'space-between',
  gap: '8px',
  padding: '6px 10px',
  cursor: 'pointer',
  outline: 'none',
  '@media': { print: { padding: 0 } },
  selectors: {
    '&[data-focus-visible]': {
      borderColor: color.action,
      boxShadow: `0 0 0 1px ${color.action}, 0 0 0 4px ${color.actionTint2}`,
    },
  },
});

globalStyle(`${button} > svg`, { color: color.ink3, '@media': { print: { display: 'none' } } });

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'start',
  selectors: { '&[data-placeholder]': { color: color.ink3 } },
});
