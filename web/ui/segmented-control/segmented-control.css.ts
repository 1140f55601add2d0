import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const base = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  maxWidth: '100%',
  border: `1px solid ${color.edge}`,
  background: color.surface,
  overflow: 'hidden',
});

export const bar = styleVariants({
  dense: [base, { borderRadius: scale.radius.control }],
  booth: [base, { borderRadius: scale.radius.float }],
});

const one = style({
  display: 'inline-flex',
  flex: 'auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  color: color.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.edge}` },
    '&[data-hovered]': { background: color.ground, color: color.ink },
    '&[data-selected]': {
      background: color.actionTint2,
      color: color.action,
      fontWeight: scale.weight.strong,
    },
    '&&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.action}` },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
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

export const segment = styleVariants({
  dense: [
    one,
    {
      minHeight: '30px',
      padding: '0 12px',
      fontSize: scale.size[13],
      lineHeight: scale.line[13],
    },
  ],
  booth: [
    one,
    {
      minHeight: '46px',
      padding: '0 14px',
      fontSize: scale.size[16],
      selectors: { '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${color.action}` } },
    },
  ],
});

/**
 * Reserves the width of the selected look with its check, so that a choice causes no layout shift
 * (BTH-17).
 */
export const steady = style({ display: 'inline-grid', alignItems: 'center' });

globalStyle(`${steady} > *`, { gridArea: '1 / 1' });

/** Visible label, with a check when selected. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
});

/** Invisible label that reserves the width of the selected look. */
export const room = style({
  visibility: 'hidden',
  paddingInlineStart: '22px',
  fontWeight: scale.weight.strong,
  selectors: { '&::after': { content: 'attr(data-words)' } },
});
