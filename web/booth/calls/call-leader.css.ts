import { globalStyle, style } from '@vanilla-extract/css';

export const words = style({ lineHeight: '20px', whiteSpace: 'normal' });

/**
 * On one line where the head has room for it, else in two: it is taken for as wide as two lines are, so that it stands in the
 * first row also where words are long, and grows from there.
 */
globalStyle(`button:has(> ${words})`, {
  flex: '999 0 calc(7.2em + 58px)',
  maxWidth: 'max-content',
  paddingInline: '14px',
});
