import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const comments = style({
  padding: `${scale.space[4]} 0 ${scale.space[6]}`,
  maxWidth: '720px',
});

export const count = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

/** What a narrow foot leaves out: the count says enough. */
export const wideOnly = style({ '@media': { [media.belowDesk]: { display: 'none' } } });

export const sheet = style({
  // At the top of its room, so that what opens at its end moves nothing (BTH-17).
  alignSelf: 'start',
  padding: `0 ${scale.space[8]}`,
  '@media': { [media.belowDesk]: { padding: `0 ${scale.space[5]}` } },
});
