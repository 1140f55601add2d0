import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

/** A watch key or an address. It is longer than a line and has no space to break at. */
export const said = style({
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
  overflowWrap: 'anywhere',
});
