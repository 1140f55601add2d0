import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';

export const list = style({ display: 'grid', gap: scale.space[3], marginTop: scale.space[3] });

/** Name, both answers and button in columns; stacked on a phone. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  gap: scale.space[4],
  alignItems: 'center',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[2] } },
});

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: scale.space[3],
  rowGap: scale.space[2],
  alignItems: 'center',
  margin: 0,
});

globalStyle(`${answers} dd`, { gridColumn: 2, margin: 0, overflowWrap: 'break-word' });
