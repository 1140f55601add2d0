import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { palette } from '../../theme/palette.ts';
import { scale } from '../../theme/scale.css.ts';

const margin = 'max(16px, calc((100vw - 1216px) / 2))';
const wideMargin = 'max(32px, calc((100vw - 1216px) / 2))';
const sides = { paddingInline: margin, '@media': { [media.desk]: { paddingInline: wideMargin } } };

/** The header bar. */
export const top = style({
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[3],
  minHeight: 72,
  paddingBlock: scale.space[2],
});
/** Links to the three sections, on wide pages only. */
export const topLinks = style({
  display: 'none',
  gap: scale.space[8],
  '@media': { [media.desk]: { display: 'flex' } },
});
globalStyle(`${topLinks} a`, { color: color.ink2, textDecoration: 'none' });
/** The right end of the header bar. */
export const topEnd = style({ display: 'flex', alignItems: 'center', gap: scale.space[3] });
// The button names the signed-in account: a long name wraps to a second line and does not overflow
// the page (SCR-2).
globalStyle(`${topEnd} > a`, { flexShrink: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The hero section. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gap: scale.space[8],
  alignItems: 'center',
  overflow: 'hidden',
  background: color.ground,
  borderBottom: `1px solid ${color.hair}`,
  paddingInline: margin,
  paddingBlock: scale.space[12],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 560px) 1fr',
      height: 628,
      paddingBlock: 0,
      paddingInline: wideMargin,
    },
  },
});
globalStyle(`${hero} h1`, {
  fontSize: 'clamp(2.5rem, 6vw, 4rem)',
  lineHeight: 1.0625,
  letterSpacing: '-0.025em',
});
/** The introductory sentence. */
export const lede = style({
  fontSize: '1.25rem',
  lineHeight: '1.875rem',
  color: color.ink2,
  marginBlock: `${scale.space[6]} ${scale.space[8]}`,
  maxWidth: 500,
});
/**
 * The drawing of the glass: clipped by the edge of the section on wide pages, below the text
 * elsewhere.
 */
export const art = style({
  maxWidth: 520,
  marginBottom: '-40%',
  '@media': {
    [media.desk]: {
      position: 'absolute',
      left: 'calc(50% - 44px)',
      top: 28,
      width: 800,
      maxWidth: 'none',
      margin: 0,
    },
  },
});

/** One of the three value sections. */
export const value = style({
  display: 'grid',
  gap: scale.space[8],
  alignItems: 'center',
  paddingInline: margin,
  paddingBlock: scale.space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.hair}` } },
  '@media': {
    [media.desk]: {
      gridTemplateColumns: '5fr 7fr',
      gap: scale.space[16],
      paddingBlock: 72,
      paddingInline: wideMargin,
    },
  },
});
globalStyle(`${value} h2`, { fontSize: '2rem', lineHeight: '2.5rem', letterSpacing: '-0.015em' });
globalStyle(`${value} p`, {
  fontSize: scale.size[18],
  lineHeight: '1.75rem',
  color: color.ink2,
  marginBlock: `${scale.space[4]} ${scale.space[5]}`,
});
globalStyle(`${value} ul`, {
  display: 'grid',
  gap: scale.space[2],
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});
globalStyle(`${value} ul > li`, {
  paddingInlineStart: scale.space[5],
  backgroundImage: `linear-gradient(${color.action}, ${color.action})`,
  backgroundSize: '2px 14px',
  backgroundPosition: '0 5px',
  backgroundRepeat: 'no-repeat',
});
/**
 * The screenshot next to a section. One of the two colour schemes is shown, and the other is never
 * loaded (lazy loading).
 */
export const figure = style({
  margin: 0,
  borderRadius: scale.radius.float,
  border: `1px solid ${color.hair}`,
  background: color.ground,
  overflow: 'hidden',
});
globalStyle(`${figure} img`, { display: 'block', width: '100%', height: 'auto' });
/** The screenshot in the light colour scheme. */
export const inLight = style({});
/** The screenshot in the dark colour scheme. */
export const inDark = style({});
globalStyle(`${figure} ${inDark}`, { display: 'none' });
globalStyle(`:root[data-theme="dark"] ${inDark}`, { display: 'block' });
globalStyle(`:root[data-theme="dark"] ${inLight}`, { display: 'none' });
globalStyle(`:root:not([data-theme="light"]) ${inDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'block' } },
});
globalStyle(`:root:not([data-theme="light"]) ${inLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});

/** The dark section with the assessor's questions. */
export const trust = style({
  background: palette.cobalt[900],
  color: palette.stone[100],
  paddingInline: margin,
  paddingBlock: scale.space[16],
  '@media': { [media.desk]: { paddingInline: wideMargin } },
});
globalStyle(`${trust} h2`, {
  fontSize: scale.size[28],
  lineHeight: scale.line[28],
  marginBottom: scale.space[8],
});
/** The questions with their answers. */
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: scale.space[8],
});
globalStyle(`${questions} > div`, {
  borderTop: `1px solid ${palette.cobalt[500]}`,
  paddingTop: scale.space[4],
});
globalStyle(`${questions} dt`, { fontWeight: scale.weight.strong, fontSize: scale.size[16] });
globalStyle(`${questions} dd`, {
  color: palette.cobalt[200],
  marginTop: scale.space[2],
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
});
/** The footer. */
export const bottom = style({
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[6],
  minHeight: 88,
  paddingBlock: scale.space[4],
  color: color.ink2,
});
/** The links at the end of the footer. */
export const bottomLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space[6],
  rowGap: scale.space[2],
  marginInlineStart: 'auto',
});
