import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '4px 24px',
  margin: 0,
  padding: '16px',
  listStyle: 'none',
  background: color.sunken,
  borderRadius: scale.radius.float,
});

export const code = style({
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});

/** A TOTP secret to be typed: it breaks where the line is too narrow. */
export const secret = style({ overflowWrap: 'anywhere', letterSpacing: '0.04em' });
