import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

/** On a narrow page criteria wrap: the marker and the space keep each distinct from the next. */
export const list = style({
  display: 'grid',
  gap: scale.space[1],
  paddingInlineStart: scale.space[4],
  listStyle: 'disc',
});
