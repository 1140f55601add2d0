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

/** What is said of a taster. */
export const sentence = whole('36ch');
