import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const calendar = style({ padding: scale.space[3], width: 'fit-content' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '28px',
});

export const month = style({
  margin: 0,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  fontWeight: scale.weight.strong,
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: scale.radius.control,
  color: color.ink2,
  selectors: {
    '&[data-hovered]': { background: color.actionTint },
    '&[data-disabled]': { color: color.hair },
  },
});

export const grid = style({ borderCollapse: 'collapse', marginTop: '4px' });

export const weekday = style({
  width: '32px',
  padding: '2px 0',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.text,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '28px',
  borderRadius: scale.radius.control,
  fontSize: scale.size[13],
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&[data-outside-month]': { color: color.ink3 },
    '&[data-hovered]': { background: color.actionTint },
    '&[data-pressed]': { background: color.actionTint2 },
    '&[data-selected]': {
      background: color.action,
      color: color.onAction,
      fontWeight: scale.weight.strong,
    },
    '&[data-disabled], &[data-unavailable]': { color: color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
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
