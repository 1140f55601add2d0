import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { color } from '../theme/color.css.ts';
import { scale } from '../theme/scale.css.ts';

export const list = style({ borderTop: `1px solid ${color.edge}`, paddingTop: scale.space[2] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(120px, 220px)',
  gap: scale.space[4],
  alignItems: 'center',
  minHeight: '32px',
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 120px' } },
});

export const more = style({ color: color.ink2 });
export const zero = style({ color: color.ink2 });
