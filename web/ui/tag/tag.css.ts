import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '20px',
  padding: '0 6px',
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.mark,
  color: color.ink2,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.text,
  whiteSpace: 'nowrap',
});

export const tag = styleVariants({
  plain: [base],
  own: [base, { borderColor: color.ownEdge, color: color.own, background: color.ownTint }],
});
