import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[2],
  minHeight: '48px',
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.float,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  whiteSpace: 'nowrap',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: color.ground, borderColor: color.ink2 },
    '&[data-pressed]': { background: color.sunken },
  },
});

/**
 * Fixed width, with two lines for a long name, so that a choice causes no layout shift (BTH-17).
 */
export const named = style([
  box,
  {
    flex: 'none',
    justifyContent: 'space-between',
    width: '140px',
    padding: '0 8px',
    gap: scale.space[1],
    fontWeight: scale.weight.strong,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
]);

export const choices = style({
  padding: '4px 0',
  // Margin instead of padding, so that the outline of a scroll target surrounds the choices and
  // nothing above them.
  '@media': { [media.belowDesk]: { paddingBlock: 0, marginBlock: scale.space[3] } },
});

export const hint = style({
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  paddingBottom: scale.space[2],
});

/** Equal columns: the tick of the chosen one moves no other choice. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: scale.space[2],
  '@media': {
    // Five columns below the row, and fewer on a narrow page.
    [media.belowDesk]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(118px, calc((100% - 4 * ${scale.space[2]}) / 5)), 1fr))`,
    },
  },
});

export const choice = style([
  box,
  {
    justifyContent: 'center',
    gap: scale.space[1],
    padding: '0 6px',
    // A name of two lines does not make the button higher.
    lineHeight: '20px',
    textAlign: 'center',
    whiteSpace: 'normal',
    selectors: {
      '&[data-selected]': {
        background: color.actionTint2,
        borderColor: color.action,
        boxShadow: `inset 0 0 0 1px ${color.action}`,
        color: color.action,
        fontWeight: scale.weight.strong,
      },
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
  },
]);
