import { globalStyle, style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

/** A formula, set on one line that may wrap. */
export const formula = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
  fontSize: scale.size[16],
  fontFeatureSettings: scale.tabular,
});

// A root is drawn by a font that has one for mathematics; the letters under it are the page's own.
globalStyle(`${formula} msqrt`, { fontFamily: 'math' });
globalStyle(`${formula} math, ${formula} msqrt > *`, { fontFamily: scale.font });

globalStyle(`${formula} math`, {
  fontSize: scale.size[16],
  // As on a line of its own: numbers above and below a fraction keep their size.
  mathStyle: 'normal',
});
