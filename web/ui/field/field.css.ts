import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const field = style({
  display: 'grid',
  gap: scale.space[1],
  alignContent: 'start',
  minWidth: 0,
  position: 'relative',
  // The control inside shows the focus ring, not this wrapper.
  selectors: { '&&[data-focus-visible]': { boxShadow: 'none', outline: 'none' } },
});

export const labelLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: scale.space[2],
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

export const label = style({ color: color.ink2 });

export const required = style({
  color: color.ink3,
  fontSize: scale.size[12],
  // A printed form asks for nothing, so the required mark is left out.
  '@media': { print: { display: 'none' } },
});

/** Border of a control: one input, or an input with a unit, an arrow, a calendar. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: scale.height.control,
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.control,
  background: color.surface,
  color: color.ink,
  cursor: 'text',
  transition: `border-color ${scale.time.press} ${scale.ease}`,
  selectors: {
    '&[data-hovered], &:hover': { borderColor: color.ink2 },
    '&[data-invalid], [data-invalid] > &': {
      borderColor: color.stop,
      boxShadow: `0 0 0 1px ${color.stop}`,
    },
    '&:focus-within, &[data-focus-within], &[data-focused]': {
      borderColor: color.action,
      boxShadow: `0 0 0 1px ${color.action}, 0 0 0 4px ${color.actionTint2}`,
    },
    '&[data-disabled], [data-disabled] > &': {
      background: color.ground,
      borderColor: color.hair,
      color: color.ink3,
      cursor: 'not-allowed',
    },
    '[data-readonly] > &': { background: color.ground },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-within': { outline: '2px solid Highlight' } },
    },
    // SCR-24: print shows the value of a control without its border.
    print: { minHeight: 0, border: 0, boxShadow: 'none', padding: 0 },
  },
});

/** Text input inside a frame that shows the focus. */
export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: '0 10px',
  minHeight: '34px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  textOverflow: 'ellipsis',
  '@media': {
    // As wide as its text, so that a unit follows its figure directly.
    print: { flex: 'none', width: 'auto', fieldSizing: 'content', minHeight: 0, padding: 0 },
  },
  selectors: {
    '&&:focus-visible, &&[data-focus-visible]': { boxShadow: 'none' },
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** Height and text size of a control, by size. */
export const sized = styleVariants({
  desk: {},
  large: { minHeight: scale.height.large, fontSize: scale.size[16] },
  booth: {
    minHeight: scale.height.booth,
    fontSize: scale.size[18],
    borderRadius: scale.radius.float,
  },
});

export const unit = style({
  flex: 'none',
  paddingRight: '10px',
  color: color.ink3,
  '@media': { print: { paddingInline: `${scale.space[1]} 0` } },
});

// An icon that only hints at typing or choosing is not a unit, and is not printed.
globalStyle(`${unit} > svg`, { '@media': { print: { display: 'none' } } });

/** Small button at the end of a frame: eye, calendar, clear. */
export const inner = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  width: '34px',
  borderRadius: scale.radius.control,
  color: color.ink3,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.ink } },
});

/** While the small button has the focus, only its own focus ring is shown. */
globalStyle(`${frame}:has(${inner}:focus-visible)`, {
  borderColor: color.edge,
  boxShadow: 'none',
  '@media': { '(forced-colors: active)': { outline: 'none' } },
});

export const help = style({
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: color.stop,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
});

const tones = { 1: color.who1, 2: color.who2, 3: color.who3, 4: color.who4 } as const;

export const presenceName = styleVariants(tones, (tone) => ({
  padding: '0 6px',
  borderRadius: scale.radius.mark,
  background: tone,
  color: '#fff',
  fontSize: '11px',
  lineHeight: '16px',
  '@media': {
    '(forced-colors: active)': {
      background: 'Canvas',
      color: 'CanvasText',
      border: '1px solid CanvasText',
    },
  },
}));

export const presenceRing = styleVariants(tones, (tone) => ({
  borderColor: tone,
  boxShadow: `0 0 0 1px ${tone}`,
}));

/** Wrapper of a field that generates no box of its own. */
export const around = style({ display: 'contents' });

/** Width of the control column in a list of settings, so that the controls are aligned. */
export const CONTROLS = '248px';
/** Width of that column on a wide page, where the longest choice fits on one line. */
export const WIDE_CONTROLS = '344px';

/**
 * Field in a list of settings: the control is as wide as its content, and next to its label from
 * 1024 px.
 */
export const inlineField = style([
  field,
  {
    '@media': {
      [media.desk]: {
        gridTemplateColumns: `minmax(0, 1fr) ${CONTROLS}`,
        gridTemplateRows: 'auto auto 1fr',
        columnGap: scale.space[5],
      },
      [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${WIDE_CONTROLS}` },
    },
  },
]);

globalStyle(`${inlineField} > ${frame}`, {
  width: 'fit-content',
  maxWidth: '100%',
  '@media': { [media.desk]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'start' } },
});
globalStyle(`${inlineField} > ${frame} > ${input}`, { flex: 'none', width: '88px' });
globalStyle(`${inlineField} > ${help}`, {
  '@media': { [media.desk]: { gridColumn: 1, gridRow: '2 / 4' } },
});
// The error is below the control and leaves the setting's help text visible.
globalStyle(`${inlineField} > ${error}`, {
  '@media': { [media.desk]: { gridColumn: 2, gridRow: 3 } },
});
globalStyle(`${inlineField} ${label}`, { color: color.ink, fontWeight: scale.weight.strong });
