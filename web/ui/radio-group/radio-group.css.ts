import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const group = style({ display: 'grid', gap: scale.space[2], minWidth: 0 });

export const choices = styleVariants({
  vertical: { display: 'grid', gap: scale.space[2], justifyItems: 'start' },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${scale.space[2]} ${scale.space[6]}` },
});

export const radio = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '10px',
  minHeight: '24px',
  padding: '2px 0',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: color.ink3 },
    '&&[data-focus-visible]': { boxShadow: 'none' },
  },
});

export const dot = style({
  width: '16px',
  height: '16px',
  marginTop: '2px',
  flex: 'none',
  borderRadius: '50%',
  border: `1.5px solid ${color.edge}`,
  background: color.surface,
  selectors: {
    '[data-hovered] > &': { borderColor: color.ink2 },
    '[data-invalid] > &': { borderColor: color.stop },
    '[data-selected] > &': { border: `5px solid ${color.action}` },
    '[data-disabled] > &': { borderColor: color.hair },
    '[data-focus-visible] > &': { boxShadow: depth.focus },
  },
});

export const help = style({
  display: 'block',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});
