import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

/** In a table that scrolls in its room words are not broken after every one: they take a line of their own length, up to this. */
const whole = (longest: string) =>
  style({
    '@media': {
      [media.belowDesk]: { display: 'inline-block', width: 'max-content', maxWidth: longest },
    },
  });

/** A code and a name. */
export const name = whole('22ch');

/** What is said of a taster: in a window of 320 px too it is seen whole. */
export const sentence = whole('min(36ch, 100vw - 72px)');
