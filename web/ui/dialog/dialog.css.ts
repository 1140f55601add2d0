import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Backdrop of a modal dialog. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  padding: scale.space[4],
  background: color.scrim,
  transition: `opacity ${scale.time.panel} ${scale.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

/** Backdrop of a dialog at the side of the window. */
export const sideScrim = style([scrim, { placeItems: 'stretch end', padding: 0 }]);

const box = style({
  width: '100%',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  background: color.raised,
  color: color.ink,
  borderRadius: scale.radius.float,
  boxShadow: depth.dialog,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const modal = styleVariants({
  small: [box, { maxWidth: '440px' }],
  medium: [box, { maxWidth: '600px' }],
  large: [box, { maxWidth: '960px' }],
  side: [box, { maxWidth: '480px', maxHeight: '100dvh', height: '100dvh', borderRadius: 0 }],
});

export const dialog = style({
  display: 'grid',
  alignContent: 'start',
  gap: scale.space[4],
  padding: scale.space[6],
  outline: 'none',
  selectors: { '&&:focus-visible': { boxShadow: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: scale.space[4],
});

export const title = style({
  margin: 0,
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  fontWeight: scale.weight.strong,
});

export const description = style({ marginTop: scale.space[1], color: color.ink2 });

/** Space between the items of a list in the description, so that each is distinct. */
globalStyle(`${description} ul`, {
  display: 'grid',
  gap: scale.space[2],
  paddingInlineStart: scale.space[5],
  listStyle: 'disc',
});

export const body = style({ minWidth: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: scale.space[2],
});
