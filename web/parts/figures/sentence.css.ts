import { style } from '@vanilla-extract/css';

/** The first letter of a name that stands at the start of a line. */
export const sentence = style({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});
