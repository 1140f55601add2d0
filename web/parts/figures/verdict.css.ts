import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

/** Large text of a verdict: a class, or a total of points. */
export const verdict = style({
  fontSize: scale.size[40],
  lineHeight: scale.line[40],
  fontWeight: scale.weight.strong,
  letterSpacing: '-.015em',
  margin: '2px 0',
});
