import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space[2],
  flex: 'none',
  maxWidth: '100%',
  border: '1px solid transparent',
  background: 'transparent',
  color: color.ink,
  fontWeight: scale.weight.strong,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${scale.time.press} ${scale.ease}, border-color ${scale.time.press} ${scale.ease}`,
  selectors: {
    '&[data-disabled]': {
      background: color.sunken,
      color: color.ink3,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
    // Printing hides a link that looks like a button, as it leads nowhere on paper (SCR-24).
    print: { selectors: { '&:not([data-on-paper])': { display: 'none' } } },
  },
});

/**
 * Colours of a solid button in forced colours (high contrast). There the browser puts its own
 * background under every text, and a label of that colour would be invisible. The button keeps a
 * pair of system colours instead.
 */
const solidInContrast = {
  '(forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'ButtonText',
    color: 'ButtonFace',
    borderColor: 'ButtonText',
  },
} as const;

const live = (state: string) => `&[data-${state}]:not([data-disabled])`;

/** Styles of each button variant; hover and pressed are one step darker each. */
export const variant = styleVariants({
  primary: {
    background: color.action,
    color: color.onAction,
    '@media': solidInContrast,
    selectors: {
      [live('hovered')]: { background: color.actionHover },
      [live('pressed')]: { background: color.actionPress },
    },
  },
  secondary: {
    borderColor: color.edge,
    background: color.surface,
    selectors: {
      [live('hovered')]: { background: color.ground, borderColor: color.ink2 },
      [live('pressed')]: { background: color.sunken },
    },
  },
  quiet: {
    color: color.action,
    textAlign: 'start',
    selectors: {
      [live('hovered')]: { background: color.actionTint },
      [live('pressed')]: { background: color.actionTint2 },
    },
  },
  plain: {
    color: color.ink2,
    textAlign: 'start',
    fontWeight: scale.weight.text,
    selectors: {
      [live('hovered')]: { background: color.sunken, color: color.ink },
      [live('pressed')]: { background: color.sunken, color: color.ink },
    },
  },
  danger: {
    borderColor: color.stop,
    color: color.stop,
    background: color.surface,
    selectors: {
      [live('hovered')]: { background: color.stopTint },
      [live('pressed')]: { background: color.stop, color: color.surface },
    },
  },
  dangerSolid: {
    background: color.stop,
    color: color.surface,
    '@media': solidInContrast,
    selectors: {
      [live('hovered')]: { borderColor: color.ink, background: color.stop },
      [live('pressed')]: { borderColor: color.ink, background: color.stop },
    },
  },
});

/** Base style, last because its disabled and plain backgrounds must override the variant. */
export const button = base;

export const size = styleVariants({
  desk: {
    minHeight: scale.height.control,
    padding: '4px 14px',
    borderRadius: scale.radius.control,
  },
  dense: {
    minHeight: scale.height.dense,
    padding: '2px 10px',
    borderRadius: scale.radius.control,
    fontSize: scale.size[13],
    lineHeight: scale.line[13],
  },
  large: {
    minHeight: scale.height.large,
    padding: '4px 18px',
    borderRadius: scale.radius.control,
    fontSize: scale.size[16],
    lineHeight: scale.line[16],
  },
  booth: {
    minHeight: scale.height.booth,
    padding: '4px 24px',
    borderRadius: scale.radius.float,
    fontSize: scale.size[18],
    lineHeight: scale.line[18],
  },
});

/** Smaller padding for buttons without a background. */
export const bare = styleVariants({
  desk: { padding: '4px 10px' },
  dense: { padding: '2px 10px' },
  large: { padding: '4px 10px' },
  booth: { padding: '4px 16px' },
});
