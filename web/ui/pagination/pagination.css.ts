import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[2]} ${scale.space[3]}`,
  paddingTop: scale.space[4],
  color: color.ink2,
});

export const range = style({ flex: 1, whiteSpace: 'nowrap' });

/** Choice of the page size. */
export const sizes = style({ display: 'flex', alignItems: 'center', gap: scale.space[2] });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[1],
});

export const page = style({
  minWidth: scale.height.dense,
  minHeight: scale.height.dense,
  padding: '0 8px',
  borderRadius: scale.radius.control,
  textAlign: 'center',
  fontSize: scale.size[13],
  selectors: {
    '&[data-hovered]': { background: color.sunken, color: color.ink },
    '&[aria-current=page]': {
      background: color.actionTint2,
      color: color.action,
      fontWeight: scale.weight.strong,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current=page]': { outline: '2px solid Highlight' } },
    },
  },
});

export const gap = style({ padding: '0 4px' });
