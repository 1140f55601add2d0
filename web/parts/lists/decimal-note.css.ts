import { style } from '@vanilla-extract/css';

/** On a line of its own under the buttons that it is about. */
export const note = style({
  flex: '1 0 100%',
  // The buttons above say how wide their place is, and no sentence does.
  contain: 'inline-size',
  minWidth: 'min(100%, 40ch)',
  maxWidth: '72ch',
});
