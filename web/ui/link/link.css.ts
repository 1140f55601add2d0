import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const link = style({
  color: color.action,
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: scale.radius.mark,
  selectors: {
    '&[data-hovered]': { color: color.actionHover, textDecorationThickness: '2px' },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
  },
});

export const strong = style([
  link,
  {
    fontWeight: scale.weight.strong,
    textDecorationLine: 'none',
    selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
  },
]);
