import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

/** In two lines: beside the rest of a head its button stands in the first row also where words are long. */
export const words = style({
  maxWidth: '7.2em',
  lineHeight: '20px',
  whiteSpace: 'normal',
  '@media': { [media.wide]: { maxWidth: 'none' } },
});
