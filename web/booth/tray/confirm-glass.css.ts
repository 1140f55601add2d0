import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 1fr) auto',
  alignItems: 'center',
  gap: scale.space[6],
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const help = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: scale.space[4],
});

export const code = style({ width: '220px' });
export const device = style({ width: '200px' });

/** The acts stand on the line of the fields, below their labels. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[3],
  paddingTop: scale.space[6],
});
