import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  color: color.ink,
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  fontWeight: scale.weight.strong,
  letterSpacing: '-0.01em',
});

export const drawing = style({ flex: 'none', fill: 'none' });

export const ring = style({ stroke: color.action, strokeWidth: 3.5 });

export const oil = style({ fill: color.ownMark });

export const gap = style({ stroke: color.surface, strokeWidth: 4 });

export const stroke = style({ stroke: color.ink, strokeWidth: 1.75 });
