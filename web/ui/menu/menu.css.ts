import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { item } from '../select/option-list.css.ts';

globalStyle(`${item} > svg`, { color: color.ink3 });

export const danger = style({ color: color.stop });

globalStyle(`${danger} > svg`, { color: color.stop });

export const check = style({ width: '16px', flex: 'none', color: color.action });

export const separator = style({ height: '1px', margin: '4px 0', background: color.hair });
