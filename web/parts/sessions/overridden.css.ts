import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

/** What was overridden, and below it the reason: two narrow lines in a row, and with room once it is opened. */
export const against = style({
  display: 'grid',
  maxInlineSize: '26ch',
  whiteSpace: 'normal',
  selectors: {
    '&:has([aria-expanded=true])': {
      maxInlineSize: '60ch',
      '@media': { [media.wide]: { minInlineSize: 'min(44ch, 30vw)' } },
    },
  },
});
