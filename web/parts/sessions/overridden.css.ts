import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

/** An override mark with the reason below it: two narrow lines in a row, wider when expanded. */
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
