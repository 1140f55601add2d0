import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: `${scale.space[1]} ${scale.space[3]}`,
  maxWidth: '960px',
  padding: `${scale.space[3]} ${scale.space[4]}`,
  borderInlineStart: `3px solid ${color.stopMark}`,
  background: color.stopTint,
});

export const drawing = style({ color: color.stop, marginTop: '1px' });

export const title = style({ fontWeight: scale.weight.strong });

export const list = style({ display: 'grid', gap: scale.space[1], marginTop: scale.space[1] });
