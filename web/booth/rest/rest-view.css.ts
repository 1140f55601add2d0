import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 460px) minmax(0, 1fr)',
  gap: scale.space[24],
  alignItems: 'center',
  minHeight: '100%',
  padding: `${scale.space[6]} ${scale.space[16]}`,
  '@media': {
    [media.belowDesk]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // When stacked they stay together, with the free space above and below.
      alignContent: 'safe center',
      gap: scale.space[10],
      padding: scale.space[5],
    },
  },
});

export const title = style({
  fontSize: scale.size[40],
  lineHeight: scale.line[40],
  margin: `${scale.space[5]} 0 ${scale.space[3]}`,
});

export const lede = style({
  fontSize: '20px',
  lineHeight: '27px',
  color: color.ink2,
  maxWidth: '440px',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[4]} ${scale.space[10]}`,
  margin: `${scale.space[8]} 0`,
  padding: `${scale.space[5]} 0`,
  borderBlock: `1px solid ${color.hair}`,
});

export const term = style({ color: color.ink2, fontSize: scale.size[14] });

export const fact = style({
  fontSize: scale.size[28],
  lineHeight: '40px',
  fontWeight: scale.weight.strong,
});

/** The line that says who can shorten the rest. */
export const only = style({
  display: 'flex',
  gap: scale.space[2],
  alignItems: 'center',
  color: color.ink2,
  fontSize: scale.size[16],
});

/**
 * The countdown dial. It is smaller where the words are below it, so that everything is visible
 * without scrolling where possible.
 */
export const dial = style({
  '@media': {
    [media.belowDesk]: {
      width: 'min(100%, clamp(160px, 100dvh - 740px, 400px))',
      margin: '0 auto',
    },
  },
});
