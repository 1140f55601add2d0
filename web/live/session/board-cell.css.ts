import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The minutes after a state. */
export const minutes = style({ fontWeight: scale.weight.text, whiteSpace: 'nowrap' });

/** The state of a paper sheet, and below it who keyed it in. */
export const keyed = style({ display: 'inline-grid', gap: 0 });

/** The name of who keyed it in; it breaks rather than widen its column. */
export const keyedWho = style({
  maxWidth: '132px',
  whiteSpace: 'normal',
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  color: color.ink3,
});
