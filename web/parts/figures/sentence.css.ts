import { style } from '@vanilla-extract/css';

/** Text at the start of a line: its first letter is a capital. */
export const sentence = style({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});
