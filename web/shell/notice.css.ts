import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/color.css.ts';
import { scale } from '../theme/scale.css.ts';

/** A page that says one thing, in the middle of the window. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  padding: scale.space[6],
  background: color.ground,
});
/** What it says, and the way on. */
export const words = style({
  display: 'grid',
  gap: scale.space[4],
  alignContent: 'center',
  justifyItems: 'start',
  width: '100%',
  maxWidth: 480,
  margin: 'auto',
});
globalStyle(`${words} p`, { color: color.ink2 });
