import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: scale.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const card = style({ display: 'grid', gap: scale.space[2], alignContent: 'start' });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: '140px',
  background: color.sunken,
  color: color.ink3,
  overflow: 'hidden',
});

export const image = style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' });

export const name = style({ overflowWrap: 'anywhere' });

export const logo = style({ maxWidth: '240px', maxHeight: '120px', objectFit: 'contain' });
