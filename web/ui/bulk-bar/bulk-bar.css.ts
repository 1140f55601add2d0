import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../table/scroll-hint.css.ts';

/** Height of the bar in px, whether rows are selected or not. */
export const HEIGHT = 48;

/**
 * Toolbar of a single line, in which the actions scroll sideways if they do not fit, so that it
 * never grows.
 */
export const bar = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[3],
  height: `${HEIGHT}px`,
  paddingInline: scale.space[3],
  whiteSpace: 'nowrap',
  borderTop: '1px solid transparent',
  ':focus-visible': { outline: 'none', boxShadow: depth.focus },
  selectors: {
    '&[data-active]': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      borderTopColor: color.actionEdge,
      background: color.actionTint,
    },
  },
  '@media': {
    [media.belowDesk]: { gap: scale.space[1], paddingInline: scale.space[1] },
    [media.low]: { selectors: { '&[data-active]': { position: 'static' } } },
    print: { display: 'none' },
  },
});

/** Hint that replaces the actions while no row is selected. */
export const hint = style({ color: color.ink3, fontSize: scale.size[13] });

// Keeps a focused row clear of the sticky bar and table head when the browser scrolls it into view.
globalStyle(`html:has(${bar}[data-active])`, { scrollPaddingTop: '96px' });

export const acts = style({
  display: 'flex',
  flex: 'auto',
  gap: scale.space[1],
  minWidth: 0,
  overflowX: 'auto',
  // Room for the focus ring, which scrolling would cut off.
  paddingBlock: scale.space[1],
});

scrollHint(`${acts}`);

/**
 * Text next to the cross. In a narrow bar only screen readers get it, and the actions have the
 * space.
 */
export const clearWords = style({
  '@container': {
    '(max-width: 599px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
