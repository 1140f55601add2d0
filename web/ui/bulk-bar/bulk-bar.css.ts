import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { scrollHint } from '../table/scroll-hint.css.ts';

/** How high it is, whether a row is selected or none, in px. */
export const HEIGHT = 48;

/** One line, in which the acts scroll by themselves where they have not the room, so that it is never higher. */
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

/** What stands in its place while no row is selected. */
export const hint = style({ color: color.ink3, fontSize: scale.size[13] });

// What has the focus is not brought to where the bar and the heads of the list lie.
globalStyle(`html:has(${bar}[data-active])`, { scrollPaddingTop: '96px' });

export const acts = style({
  display: 'flex',
  flex: 'auto',
  gap: scale.space[1],
  minWidth: 0,
  overflowX: 'auto',
  // The ring of what has the focus is not cut where they scroll.
  paddingBlock: scale.space[1],
});

scrollHint(`${acts}`);

/** The words beside the cross; where the bar is narrow they are for a reader alone, and the acts have their room. */
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
