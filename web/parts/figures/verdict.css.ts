import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

export const verdict = style({
  fontSize: scale.size[40],
  lineHeight: scale.line[40],
  fontWeight: scale.weight.strong,
  letterSpacing: '-.015em',
  margin: '2px 0',
});
