import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';

/** Messages are above the page, which fills the remaining height. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(min-content, 1fr)',
});

export const notes = style({
  display: 'grid',
  gap: scale.space[2],
  padding: `0 ${scale.space[8]}`,
  selectors: { '&:not(:empty)': { paddingTop: scale.space[4] } },
});

/** The taster's name: in a header of one line a long name is truncated before the call button. */
export const who = style({
  '@media': { [media.desk]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } },
});
