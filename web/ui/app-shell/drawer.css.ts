import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
});

/** As high as the header bar. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: scale.shell.bar,
  padding: `0 ${scale.space[4]}`,
  textDecoration: 'none',
  selectors: { '[data-rail] > &': { justifyContent: 'center', padding: 0 } },
});

globalStyle(`[data-rail] > ${brand} [data-brand-word]`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const group = style({
  display: 'grid',
  gap: '2px',
  padding: scale.space[2],
  selectors: {
    '& + &': { paddingTop: scale.space[3] },
    '[data-rail] & + &': { paddingTop: scale.space[2], borderTop: `1px solid ${color.hair}` },
  },
});

export const groupName = style({
  padding: `0 ${scale.space[2]} ${scale.space[1]}`,
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

export const list = style({ display: 'grid', gap: '2px' });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[3],
  width: '100%',
  minHeight: '36px',
  padding: '4px 10px',
  borderRadius: scale.radius.control,
  color: color.ink2,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.sunken, color: color.ink },
    '&[data-at]': {
      background: color.sunken,
      color: color.ink,
      fontWeight: scale.weight.strong,
    },
    '&[data-at]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-8px',
      top: '8px',
      bottom: '8px',
      width: '3px',
      background: color.action,
      borderRadius: '0 2px 2px 0',
    },
    '[data-rail] &': { justifyContent: 'center', padding: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-at]::before': { background: 'Highlight' } },
    },
  },
});

/** Subpage of a navigation item. */
export const below = style([
  item,
  {
    minHeight: '32px',
    paddingInlineStart: '40px',
    selectors: {
      '&[data-at]': { background: 'transparent', color: color.action },
      '&[data-at]::before': { display: 'none' },
    },
  },
]);

/** Badge of a navigation item. */
export const count = style({
  marginInlineStart: 'auto',
  color: color.ink3,
  fontSize: scale.size[12],
  fontWeight: scale.weight.text,
});

/** Visually hidden in the rail: screen readers read the text, and a tooltip shows it. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Sticky: stays in view however far the items above it are scrolled. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginTop: 'auto',
  background: color.ground,
  padding: scale.space[2],
  borderTop: `1px solid ${color.hair}`,
});
