import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
});

export const toolbar = style([
  row,
  { justifyContent: 'space-between', marginBottom: scale.space[3] },
]);

/** What has a name above it and what has none stand on one line. */
export const start = style([row, { flex: 'auto', alignItems: 'flex-end' }]);

export const end = style([row]);
