import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const tray = style({ display: 'flex', alignItems: 'center', gap: scale.space[3] });

export const dots = style({ display: 'flex', alignItems: 'center', gap: '6px' });

export const text = style({ fontWeight: scale.weight.strong, whiteSpace: 'nowrap' });

const round = style({ width: '12px', height: '12px', borderRadius: '50%' });

export const dot = styleVariants({
  done: [round, { border: `6px solid ${color.ink2}` }],
  now: [round, { width: '14px', height: '14px', border: `4px solid ${color.action}` }],
  todo: [round, { border: `2px solid ${color.edge}` }],
});
