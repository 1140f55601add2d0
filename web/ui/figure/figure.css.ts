import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * Button with a dotted underline, which means: opens formula, inputs, source and method version.
 */
export const figure = style({
  borderBottom: `1px dotted ${color.edge}`,
  borderRadius: 0,
  color: 'inherit',
  font: 'inherit',
  cursor: 'help',
  selectors: {
    '&[data-hovered]': { borderBottomColor: color.action, borderBottomStyle: 'solid' },
    '&[data-pressed]': { background: color.actionTint },
    '&[data-focus-visible]': { borderRadius: scale.radius.mark },
  },
});
