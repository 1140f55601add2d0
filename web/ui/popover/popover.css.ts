import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

export const inside = style({
  display: 'grid',
  gap: scale.space[3],
  width: 'max-content',
  maxWidth: '100%',
  padding: `${scale.space[4]} ${scale.space[5]} ${scale.space[5]}`,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[4],
  minHeight: scale.height.dense,
});

export const title = style({
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  fontWeight: scale.weight.strong,
});

export const body = style({ minWidth: 0 });
