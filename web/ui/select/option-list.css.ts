import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Surface of floating lists and menus. */
export const floating = style({
  // As wide as its field, but never wider than the page: a page that scrolls sideways would close
  // the list.
  minWidth: 'min(var(--trigger-width), calc(100vw - 24px))',
  maxWidth: 'min(420px, calc(100vw - 24px))',
  overflow: 'auto',
  background: color.raised,
  color: color.ink,
  borderRadius: scale.radius.float,
  boxShadow: depth.pop,
  transition: `opacity ${scale.time.state} ${scale.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const list = style({ padding: scale.space[1], outline: 'none', display: 'grid' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '36px',
  padding: '6px 10px',
  borderRadius: scale.radius.control,
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.actionTint },
    '&[data-pressed]': { background: color.actionTint2 },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.action}` },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
  },
});

export const check = style({ width: '16px', flex: 'none', color: color.action });

export const description = style({
  display: 'block',
  color: color.ink2,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

/** Text of an empty list. */
export const none = style({ padding: '8px 10px', color: color.ink2 });
