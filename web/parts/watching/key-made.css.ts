import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

/** A key and an address are longer than a line, and have no blank to break at. */
export const said = style({
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
  overflowWrap: 'anywhere',
});
