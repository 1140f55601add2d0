import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const comments = style({
  padding: `${scale.space[4]} 0 ${scale.space[6]}`,
  maxWidth: '720px',
});

export const notes = style({
  display: 'grid',
  gap: scale.space[3],
  selectors: { '&:not(:empty)': { padding: `${scale.space[3]} 0` } },
});

export const count = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

/** What a narrow foot leaves out: the count says enough. */
export const wideOnly = style({ '@media': { [media.belowDesk]: { display: 'none' } } });

export const sheet = style({
  alignSelf: 'safe center',
  padding: `0 ${scale.space[8]}`,
  '@media': { [media.belowDesk]: { padding: `0 ${scale.space[5]}` } },
});
