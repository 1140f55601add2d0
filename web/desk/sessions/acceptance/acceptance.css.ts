import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/color.css.ts';
import { scale } from '../../../theme/scale.css.ts';

/** The date at the head of a tasting day. */
export const date = style({
  color: color.ink,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
  whiteSpace: 'nowrap',
});

/** The name of a session, in one line. */
export const session = style({ whiteSpace: 'nowrap' });
