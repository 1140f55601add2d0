import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The page: the form next to the drawing of the glass; the form alone below 1024 px. */
export const page = style({
  display: 'grid',
  minHeight: '100vh',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 560px) 1fr' } },
});
/** The column of the form. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space[6],
  minWidth: 0,
  padding: scale.space[4],
  '@media': {
    [media.tablet]: { padding: scale.space[6] },
    [media.desk]: { padding: `${scale.space[8]} ${scale.space[16]}` },
  },
});
/** The form, in the middle of its column. */
export const middle = style({
  display: 'grid',
  gap: scale.space[5],
  width: '100%',
  maxWidth: 380,
  marginBlock: 'auto',
  // Without the picture the column fills the page.
  '@media': { [media.belowDesk]: { marginInline: 'auto' } },
});
globalStyle(`${middle} h1 + p`, {
  marginTop: '-16px',
  fontSize: scale.size[16],
  color: color.ink2,
});
/** A wider form, for pages with more fields than the sign-in. */
export const wide = style({ maxWidth: 432 });
/** The footer: language on the left, connection status on the right. */
export const foot = style({
  display: 'flex',
  // Aligns the words of the plain button, not its edge, with those of the form.
  marginInlineStart: -10,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: scale.space[3],
});
/** A quiet button below the fields: its words, not its edge, align with theirs. */
export const flush = style({ justifySelf: 'start', marginInlineStart: -11 });
/** The column of the picture, on wide pages only. */
export const picture = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  background: color.ground,
  borderInlineStart: `1px solid ${color.hair}`,
  '@media': { [media.desk]: { display: 'block' } },
});
/** The drawing of the glass, clipped by the edges of the picture. */
export const glass = style({ position: 'absolute', width: 1180, left: -250, top: 120 });
