import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';

/** Fills the free width without widening it. */
export const unread = style({ display: 'flex', justifyContent: 'end', width: 0, minWidth: '100%' });

// Coloured, so that a new message differs from the permanent buttons of the footer.
globalStyle(`${unread} > button`, {
  flex: '0 1 auto',
  minWidth: 0,
  borderColor: color.caution,
  background: color.cautionTint,
});
globalStyle(`${unread} svg`, { flex: 'none' });

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
