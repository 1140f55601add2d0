import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: scale.space[3],
  padding: `${scale.space[10]} ${scale.space[6]}`,
  border: `1px dashed ${color.edge}`,
  borderRadius: scale.radius.float,
  textAlign: 'center',
});

export const drawing = style({ color: color.ink3 });

export const words = style({ maxWidth: '48ch', color: color.ink2 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: scale.space[2],
});
