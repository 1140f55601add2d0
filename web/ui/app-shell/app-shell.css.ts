import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * Grid of drawer, header and page. The drawer is hidden below 600 px, an icon rail up to 1023 px,
 * and follows the props from 1024 px.
 */
export const shell = style({
  display: 'grid',
  gridTemplate: `${scale.shell.bar} minmax(0, 1fr) / minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${scale.shell.rail} minmax(0, 1fr)` },
    [media.desk]: { gridTemplateColumns: `${scale.shell.drawer} minmax(0, 1fr)` },
    // Printing hides the drawer: as a grid, the page would be laid out in the drawer's column.
    print: { display: 'block' },
  },
  selectors: {
    '&[data-folded]': {
      '@media': {
        [media.desk]: { gridTemplateColumns: `${scale.shell.rail} minmax(0, 1fr)` },
      },
    },
  },
});

/** Skip link, visible while it has the focus. */
export const skip = style({
  position: 'absolute',
  zIndex: 50,
  top: '8px',
  insetInlineStart: '8px',
  padding: '8px 14px',
  background: color.action,
  color: color.onAction,
  fontWeight: scale.weight.strong,
  borderRadius: scale.radius.control,
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
    },
    print: { display: 'none' },
  },
  selectors: {
    '&:not(:focus)': { width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Sticky column of the drawer or the icon rail. */
export const side = style({
  gridRow: '1 / -1',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden auto',
  // Keeps a focused item clear of the sticky foot when the browser scrolls it into view.
  scrollPaddingBottom: '64px',
  background: color.ground,
  borderInlineEnd: `1px solid ${color.hair}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[3],
  minWidth: 0,
  padding: `0 ${scale.space[4]}`,
  borderBottom: `1px solid ${color.hair}`,
  background: color.surface,
  '@media': {
    [media.tablet]: { padding: `0 ${scale.space[5]}` },
    [media.desk]: { padding: `0 ${scale.space[6]}` },
    print: { display: 'none' },
  },
});

/** Right end of the header bar. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[2],
  flex: 'none',
});

export const main = style({ minWidth: 0, outline: 'none' });

/** Backdrop of the modal drawer on a narrow screen. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 90,
  background: color.scrim,
  transition: `opacity ${scale.time.panel} ${scale.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

/** Panel of the modal drawer. */
export const over = style({
  width: `min(${scale.shell.drawer} + 56px, 100vw)`,
  height: '100dvh',
  overflow: 'auto',
  background: color.ground,
  boxShadow: depth.dialog,
  outline: 'none',
});

export const dialog = style({ position: 'relative', minHeight: '100%', outline: 'none' });

globalStyle(`${dialog} > nav`, { minHeight: '100dvh' });

/** Position of the modal drawer's close button. */
export const closeOver = style({ position: 'absolute', top: '10px', insetInlineEnd: '10px' });
