import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';

/** Grid of a form, at most 960 px wide however wide the page is. */
export const form = style({
  display: 'grid',
  gap: scale.space[6],
  minWidth: 0,
  maxWidth: '960px',
});

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count: number) => ({
  display: 'grid',
  gap: `${scale.space[4]} ${scale.space[5]}`,
  alignItems: 'start' as const,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
}));

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[2] });
