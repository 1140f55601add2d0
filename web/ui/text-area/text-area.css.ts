import { style } from '@vanilla-extract/css';

export const area = style({
  display: 'block',
  padding: '8px 10px',
  minHeight: '58px',
  resize: 'vertical',
  '@media': { print: { minHeight: 0, padding: 0, resize: 'none' } },
});
