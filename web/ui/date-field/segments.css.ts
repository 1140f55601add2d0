import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const parts = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  padding: '0 7px',
  whiteSpace: 'nowrap',
  // The frame around all segments shows the focus, and so does the segment itself, not this
  // wrapper.
  selectors: { '&&[data-focus-visible]': { boxShadow: 'none', outline: 'none' } },
  '@media': { print: { padding: 0 } },
});

export const part = style({
  borderRadius: scale.radius.mark,
  outline: 'none',
  fontFeatureSettings: scale.tabular,
  selectors: {
    // Smallest touch target; the digits keep their distance from the edge of the field.
    '&:not([data-type=literal])': {
      minWidth: '24px',
      padding: '0 3px',
      lineHeight: '24px',
      textAlign: 'center',
    },
    '&[data-type=literal]': { color: color.ink2, whiteSpace: 'pre' },
    '&[data-type=dayPeriod]': { marginInlineStart: '-4px' },
    '&[data-placeholder]': { color: color.ink3 },
    '&&[data-focused], &&[data-focus-visible]': {
      background: color.action,
      color: color.onAction,
      boxShadow: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
      },
      forcedColorAdjust: 'none',
    },
  },
});

// Between two segments the separator has the space that it has in text, without the space of a
// touch target.
globalStyle(`${part} + ${part}[data-type=literal]:has(+ ${part})`, {
  marginInline: '-1px',
});
