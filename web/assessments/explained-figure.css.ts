import { style } from '@vanilla-extract/css';
import { color } from '../theme/color.css.ts';
import { scale } from '../theme/scale.css.ts';

/** A formula, set on one line that may wrap. */
export const formula = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
  fontSize: scale.size[16],
  fontFeatureSettings: scale.tabular,
});

/** A quotient: over, a line, under. */
export const quotient = style({ display: 'inline-grid', textAlign: 'center' });

/** What is divided. */
export const over = style({ padding: '0 4px', lineHeight: '22px' });

/** What divides. */
export const under = style([over, { borderTop: `1px solid ${color.ink}` }]);

/** The answer. */
export const answer = style({ fontWeight: scale.weight.strong });
