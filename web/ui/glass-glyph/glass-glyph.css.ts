import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { palette } from '../../theme/palette.ts';
import { scale } from '../../theme/scale.css.ts';

export const glyph = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[3],
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: 'inherit',
});

export const label = style({ color: color.ink2 });

/** Disc that shows the glass from above: always cobalt, in both colour schemes. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  height: '52px',
  minWidth: '104px',
  padding: '0 16px',
  borderRadius: scale.radius.full,
  background: palette.cobalt[700],
  color: '#FFFFFF',
  fontSize: '2rem',
  lineHeight: '2.25rem',
  fontWeight: scale.weight.code,
  letterSpacing: '0.04em',
  selectors: { '[data-theme="dark"] &': { background: palette.cobalt[600] } },
  '@media': {
    '(forced-colors: active)': { border: '2px solid CanvasText', color: 'CanvasText' },
    // Printers leave backgrounds out: white text would be on white paper.
    print: { border: '1px solid #000', color: '#000', background: 'none !important' },
  },
});
