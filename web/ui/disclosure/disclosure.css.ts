import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const around = style({ minWidth: 0 });

export const head = style({ margin: 0, fontSize: scale.size[14], lineHeight: scale.line[14] });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[1],
  minHeight: scale.height.dense,
  color: color.action,
  fontWeight: scale.weight.strong,
  cursor: 'pointer',
});

globalStyle(`${trigger} > svg`, { transition: `transform ${scale.time.press} ${scale.ease}` });
globalStyle(`${around}[data-expanded] ${trigger} > svg`, { transform: 'rotate(90deg)' });

export const panel = style({ minWidth: 0 });
