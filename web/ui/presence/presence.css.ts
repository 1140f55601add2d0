import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const presence = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[3],
  color: color.ink2,
});

export const people = style({ display: 'flex' });

globalStyle(`${people} > li > span`, { boxShadow: `0 0 0 2px ${color.surface}` });
globalStyle(`${people} > li + li`, { marginInlineStart: '-2px' });
