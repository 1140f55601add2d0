import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const calibrated = style({
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[2],
  paddingTop: scale.space[2],
});
