import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';

/** As wide as its room, which is as wide without it. */
export const unread = style({ display: 'flex', justifyContent: 'end', width: 0, minWidth: '100%' });

// What is new stands out from what always stands in the foot.
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
