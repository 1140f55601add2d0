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

// The root sign needs a font for mathematics; the letters under it use the font of the page.
globalStyle(`${formula} msqrt`, { fontFamily: 'math' });
globalStyle(`${formula} math, ${formula} msqrt > *`, { fontFamily: scale.font });

globalStyle(`${formula} math`, {
  fontSize: scale.size[16],
  // Display style: the numbers of a fraction keep their size.
  mathStyle: 'normal',
});
