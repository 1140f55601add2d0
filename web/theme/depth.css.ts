import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Shadows of what floats, and the double focus ring that shows on any ground. */
export const depth = createGlobalThemeContract({
  pop: 'e-pop',
  dialog: 'e-dialog',
  focus: 'focus',
});
