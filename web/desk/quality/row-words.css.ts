import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

/**
 * No-wrap text in a table that scrolls sideways: the text keeps its line up to this length, rather
 * than wrap at every word.
 */
const whole = (longest: string) =>
  style({
    '@media': {
      [media.belowDesk]: { display: 'inline-block', width: 'max-content', maxWidth: longest },
    },
  });

/** The width of a code and a name. */
export const name = whole('22ch');

/** The width of a sentence about a taster. It fits a window of 320 px. */
export const sentence = whole('min(36ch, 100vw - 72px)');
