import { style } from '@vanilla-extract/css';
import { scale } from '../../../theme/scale.css.ts';

/** The list of notes below a chart. */
export const list = style({
  display: 'grid',
  gap: scale.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
  overflowWrap: 'anywhere',
});
