import { globalStyle, style } from '@vanilla-extract/css';

export const words = style({ lineHeight: '20px', whiteSpace: 'normal' });

/**
 * One line where the header has space for it, else two. Its basis is the width of two lines, so
 * that it stays in the first row in languages with long words, and grows from there.
 */
globalStyle(`button:has(> ${words})`, {
  flex: '999 0 calc(7.2em + 58px)',
  maxWidth: 'max-content',
  paddingInline: '14px',
});
