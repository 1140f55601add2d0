import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: scale.radius.full,
  color: '#fff',
  fontWeight: scale.weight.strong,
  letterSpacing: '0.02em',
  selectors: { '&::before': { content: 'attr(data-initials)' } },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText', color: 'CanvasText' },
  },
});

export const size = styleVariants({
  desk: { width: '28px', height: '28px', fontSize: '11px', lineHeight: '16px' },
  small: { width: '20px', height: '20px', fontSize: '9px', lineHeight: '12px' },
});

/** In forced colours (high contrast) avatars have no hue: initials and border tell people apart. */
const drawn = (background: string) => ({
  background,
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
});

export const tone = styleVariants({
  1: drawn(color.who1),
  2: drawn(color.who2),
  3: drawn(color.who3),
  4: drawn(color.who4),
});
