import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${scale.space[8]} ${scale.space[12]}`,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const exhibit = style({
  minWidth: 0,
  borderTop: `1px solid ${color.ink}`,
  paddingTop: scale.space[4],
});

/** Number of the three columns that an exhibit spans, from 1024 px. */
export const span = styleVariants({ 1: 1, 2: 2, 3: 3 }, (columns: number) => [
  exhibit,
  { '@media': { [media.desk]: { gridColumn: `span ${columns}` } } },
]);

export const name = style({
  marginBottom: scale.space[4],
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

export const rows = style({ display: 'grid', gap: scale.space[4] });

/** Container that scrolls sideways. */
export const scrolling = style({ overflowX: 'auto', minWidth: 0 });

export const swatches = style({ display: 'flex', marginTop: '6px' });

export const swatch = style({ flex: 1, height: '40px' });
