import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/color.css.ts';
import { scale } from '../theme/scale.css.ts';

/** A full page with one message in the middle of the window. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  padding: scale.space[6],
  background: color.ground,
});
/** The message and its button. */
export const within = style({
  display: 'grid',
  gap: scale.space[4],
  justifyItems: 'start',
  maxWidth: 480,
});
/** The message on a full page, centred in the window. */
export const words = style([within, { alignContent: 'center', width: '100%', margin: 'auto' }]);
globalStyle(`${within} p`, { color: color.ink2 });
