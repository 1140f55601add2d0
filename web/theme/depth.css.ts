import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Design tokens of shadows: of popovers and dialogs, and the double focus ring, which is visible on
 * any background.
 */
export const depth = createGlobalThemeContract({
  pop: 'e-pop',
  dialog: 'e-dialog',
  focus: 'focus',
});
