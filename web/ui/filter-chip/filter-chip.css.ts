import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: scale.height.dense,
  border: `1px solid ${color.hair}`,
  borderRadius: scale.radius.control,
  background: color.surface,
  color: color.ink2,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

/** Filter chip with a value. */
export const chipOn = style([
  chip,
  { background: color.actionTint, borderColor: color.actionEdge, color: color.action },
]);

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '0 10px',
  borderRadius: scale.radius.control,
  selectors: { '&[data-hovered]': { background: color.actionTint } },
});

/** Button that clears the filter. */
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '26px',
  marginInlineStart: '-6px',
  borderRadius: scale.radius.control,
  selectors: { '&[data-hovered]': { background: color.actionTint2 } },
});
