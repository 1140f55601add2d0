import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';

/** What must be told stands above the page, which fills what is left. */
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

/** Who sits here: where the head is one line, a long name gives way to the call for the leader. */
export const who = style({
  '@media': { [media.desk]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } },
});
