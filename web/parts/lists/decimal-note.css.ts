import { style } from '@vanilla-extract/css';

/** On its own line below the buttons that it explains. */
export const note = style({
  flex: '1 0 100%',
  // The buttons above set the width of their container, and no sentence does.
  contain: 'inline-size',
  minWidth: 'min(100%, 40ch)',
  maxWidth: '72ch',
});
