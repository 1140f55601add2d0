import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const multiples = style({ display: 'grid', gap: scale.space[2] });

export const acts = style({ justifySelf: 'end' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))',
  gap: scale.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: scale.space[1],
  borderTop: `1px solid ${color.hair}`,
  paddingTop: scale.space[2],
  minWidth: 0,
});

/** Where there is too little to draw: as tall as a chart, hatched. */
export const none = style({
  aspectRatio: '156 / 52',
  border: `1px dashed ${color.hair}`,
  borderRadius: scale.radius.control,
});

export const value = style({ color: color.ink2 });
