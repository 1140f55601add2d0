import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';

const base = style({
  minWidth: 0,
  padding: scale.space[4],
  '@media': {
    [media.tablet]: { padding: `${scale.space[5]} ${scale.space[5]} ${scale.space[8]}` },
    [media.desk]: { padding: `${scale.space[6]} ${scale.space[6]} ${scale.space[8]}` },
    [media.wide]: { padding: `${scale.space[6]} ${scale.space[8]} ${scale.space[8]}` },
    // Paper has margins of its own.
    print: { padding: 0 },
  },
});

/** Width of the page: forms at most 960 px, text 72 characters; tables take all of it. */
export const page = styleVariants({
  full: [base],
  form: [base, { maxWidth: '1024px' }],
  text: [base, { maxWidth: 'calc(72ch + 64px)' }],
});

/** Uses the named page that wide-paper.css defines. */
export const wideOnPaper = style({ '@media': { print: { page: 'wide' } } });
