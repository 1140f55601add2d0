import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The wrapper of the charts and their save button. */
export const multiples = style({ display: 'grid', gap: scale.space[2] });

/** The save button, at the end of its line. */
export const acts = style({ justifySelf: 'end' });

/** The grid of cards. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))',
  gap: scale.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** The card of one chart. */
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: scale.space[1],
  borderTop: `1px solid ${color.hair}`,
  paddingTop: scale.space[2],
  minWidth: 0,
});

/**
 * The placeholder for a chart with too few data: hatched, and as tall as a chart to avoid a layout
 * shift.
 */
export const none = style({
  aspectRatio: '156 / 52',
  border: `1px dashed ${color.hair}`,
  borderRadius: scale.radius.control,
});

/** The secondary text of a card. */
export const value = style({ color: color.ink2 });
