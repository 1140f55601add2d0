import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

/** Dark on light in both colour schemes: cameras read nothing else. */
export const picture = style({
  display: 'block',
  width: 'min(200px, 100%)',
  height: 'auto',
  background: '#FFFFFF',
  color: '#000000',
  borderRadius: scale.radius.float,
});
