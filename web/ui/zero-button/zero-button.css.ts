import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const zero = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: 'none',
  width: '176px',
  minHeight: '48px',
  padding: '0 14px',
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.float,
  background: color.surface,
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: '20px',
  textAlign: 'start',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: color.ground, borderColor: color.ink2 },
    '&[data-pressed]': { background: color.sunken },
    '&[data-selected]': {
      background: color.actionTint2,
      borderColor: color.action,
      boxShadow: `inset 0 0 0 1px ${color.action}`,
      color: color.action,
      fontWeight: scale.weight.strong,
    },
    '&[data-disabled]': { color: color.ink3, borderColor: color.hair, cursor: 'not-allowed' },
  },
  '@media': {
    [media.belowDesk]: { width: '158px', padding: '0 10px', gap: '8px' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** Empty circle in place of the check while the button is off. */
export const ring = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  border: `2px solid ${color.edge}`,
});
