import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * The page name next to the brand. It is hidden in portrait: the header needs the space for its
 * buttons, and the heading says the same.
 */
export const named = style({ '@media': { [media.belowDesk]: { display: 'none' } } });

export const page = style({
  display: 'grid',
  gridTemplateColumns: '356px minmax(0, 1fr)',
  minHeight: '100%',
  '@media': {
    // The segment is between the steps and the checks, so that it is visible together with every
    // control that changes it.
    [media.belowDesk]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: scale.space[6],
      padding: scale.space[5],
    },
  },
});

/** The column with heading, steps and checks. */
export const guide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space[6],
  padding: `${scale.space[8]} ${scale.space[8]} ${scale.space[4]}`,
  '@media': {
    [media.desk]: { borderRight: `1px solid ${color.hair}` },
    [media.belowDesk]: { display: 'contents' },
  },
});

export const steps = style({
  display: 'grid',
  gap: scale.space[3],
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

export const step = style({ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)' });
export const number = style({ color: color.ink3, fontWeight: scale.weight.strong });
export const checks = style({
  marginTop: 'auto',
  borderTop: `1px solid ${color.hair}`,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  '@media': { [media.belowDesk]: { order: 2, marginTop: 0 } },
});

export const check = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: scale.space[1],
  minHeight: '36px',
  borderBottom: `1px solid ${color.hair}`,
  color: color.ink2,
});

/** The icon of a check, by whether its value is good. */
export const mark = styleVariants({
  good: { display: 'flex', color: color.ok },
  bad: { display: 'flex', color: color.caution },
});

/** The value of a check, by whether it is good. */
export const found = styleVariants({
  good: { color: color.ink },
  bad: { color: color.caution },
});

/** The column with the segment, its buttons and the card frame. */
export const work = style({
  display: 'grid',
  // A segment wider than the window can be scrolled to; the buttons that shorten it stay visible.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'safe center',
  alignContent: 'center',
  gap: scale.space[8],
  padding: `${scale.space[6]} ${scale.space[4]}`,
  minWidth: 0,
  overflowX: 'auto',
  // The segment stays in place (sticky) while the guide next to it grows or is scrolled.
  '@media': {
    [media.desk]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      minHeight: 'calc(100dvh - 153px)',
    },
    [media.belowDesk]: {
      order: 1,
      gap: scale.space[5],
      marginInline: `calc(-1 * ${scale.space[5]})`,
      paddingBlock: 0,
    },
  },
});

/**
 * The message of a window that is too narrow from the start. Once it is wide enough the message is
 * hidden but keeps its space (no layout shift).
 */
export const lack = style({ selectors: { '&[data-gone]': { visibility: 'hidden' } } });

/**
 * Clips a segment that is wider than the window, with a fade: nobody takes the clipped end for the
 * end of the measure.
 */
const cut = {
  maxWidth: '100%',
  maskImage: `linear-gradient(to left, transparent, #000 ${scale.space[8]})`,
} as const;

/** The segment with the two edges between which a ruler is laid. Its width is the measurement. */
export const segment = style({
  position: 'relative',
  paddingTop: '72px',
  flex: 'none',
  touchAction: 'none',
  selectors: { '&[data-cut]': cut },
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '1px',
    background: color.edge,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: '1px',
    background: color.edge,
  },
});

/** The label of the place where the ruler is laid. */
export const ruler = style({
  position: 'absolute',
  insetInline: 0,
  top: scale.space[6],
  textAlign: 'center',
  color: color.ink3,
});

export const bar = style({ display: 'block', height: '20px', background: color.segment });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: scale.space[2],
});

// The buttons that change the length are on one line; in portrait they are below the value.
globalStyle(`${controls} > button`, { '@media': { [media.belowWide]: { paddingInline: '12px' } } });

/** The present length of the segment, in px. */
export const measure = style({
  minWidth: '136px',
  textAlign: 'center',
  '@media': { [media.belowDesk]: { order: -1, flexBasis: '100%' } },
  fontSize: scale.size[28],
  lineHeight: '32px',
  fontWeight: scale.weight.strong,
});

export const unit = style({
  display: 'block',
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.text,
  color: color.ink3,
});

export const card = style({
  border: `1.5px solid ${color.ink2}`,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  fontSize: scale.size[16],
  color: color.ink2,
  flex: 'none',
  selectors: { '&[data-cut]': cut },
});

export const cardHelp = style({
  display: 'block',
  fontSize: scale.size[14],
  color: color.ink3,
});

/** The buttons of the footer. On a phone they are stacked, each as wide as the footer. */
export const acts = style({ display: 'contents' });

globalStyle(`${acts} > button`, {
  '@media': { [media.belowTablet]: { flex: '1 1 100%' } },
});

/** The text in the footer. */
export const foot = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  '@media': { [media.belowDesk]: { flexBasis: '100%' } },
});

/** The message of a window that cannot show the line. */
export const plain = style({
  display: 'grid',
  gap: scale.space[3],
  maxWidth: '640px',
  padding: scale.space[5],
});

export const text = style({ fontSize: '20px', lineHeight: '28px', color: color.ink2 });
