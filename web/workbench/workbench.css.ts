import { style } from '@vanilla-extract/css';
import { color } from '../theme/color.css.ts';
import { scale } from '../theme/scale.css.ts';

const margin = 'max(16px, calc((100vw - 1280px) / 2))';

/** Top bar. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[3],
  minHeight: 64,
  paddingInline: margin,
  paddingBlock: scale.space[2],
  borderBottom: `1px solid ${color.hair}`,
});
/** End of the top bar. */
export const topEnd = style({ display: 'flex', alignItems: 'center', gap: scale.space[3] });
/** Content below the top bar. */
export const room = style({ maxWidth: 1328, marginInline: 'auto' });
/** Privacy notice above the drop zone. */
export const local = style({
  display: 'flex',
  gap: scale.space[3],
  padding: scale.space[3],
  background: color.ground,
  borderInlineStart: `4px solid ${color.action}`,
});
/** Drop zone of files. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[4],
  padding: scale.space[4],
  border: `1px dashed ${color.ink2}`,
  borderRadius: scale.radius.float,
  selectors: {
    '&[data-drop-target]': { background: color.ground, borderStyle: 'solid' },
    '&[data-focus-visible]': { outline: `2px solid ${color.action}`, outlineOffset: 2 },
  },
});
/** List of lines that may be long, one below the other. */
export const lines = style({ display: 'grid', gap: scale.space[1], overflowWrap: 'anywhere' });
