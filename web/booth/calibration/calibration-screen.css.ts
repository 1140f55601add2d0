import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** What the page is called, beside the mark: in portrait its room is that of the ways on, and its heading says what is done. */
export const named = style({ '@media': { [media.belowDesk]: { display: 'none' } } });

export const page = style({
  display: 'grid',
  gridTemplateColumns: '356px minmax(0, 1fr)',
  minHeight: '100%',
  '@media': {
    // What is measured stands between the steps and the checks, so that it is seen whole with all that changes it.
    [media.belowDesk]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: scale.space[6],
      padding: scale.space[5],
    },
  },
});

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

export const mark = styleVariants({
  good: { display: 'flex', color: color.ok },
  bad: { display: 'flex', color: color.caution },
});

export const found = styleVariants({
  good: { color: color.ink },
  bad: { color: color.caution },
});

export const work = style({
  display: 'grid',
  // A segment that is wider than the window is scrolled to; what makes it shorter stays in sight.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'safe center',
  alignContent: 'center',
  gap: scale.space[8],
  padding: `${scale.space[6]} ${scale.space[4]}`,
  minWidth: 0,
  overflowX: 'auto',
  // What is measured stands still while the guide beside it grows or is scrolled.
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

/** What is said first of a window without room; once there is some it leaves its place as it is. */
export const lack = style({ selectors: { '&[data-gone]': { visibility: 'hidden' } } });

/** What has no room ends at the window, fading: nothing of it runs off, and its end is not taken for that of the measure. */
const cut = {
  maxWidth: '100%',
  maskImage: `linear-gradient(to left, transparent, #000 ${scale.space[8]})`,
} as const;

/** The segment and the two edges a ruler is laid between. Its width is the measurement. */
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

// All that makes the segment longer or shorter stands on one line; in portrait below the measure.
globalStyle(`${controls} > button`, { '@media': { [media.belowWide]: { paddingInline: '12px' } } });

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

/** The acts of the foot, one below the other on a telephone, each as wide as the foot. */
export const acts = style({ display: 'contents' });

globalStyle(`${acts} > button`, {
  '@media': { [media.belowTablet]: { flex: '1 1 100%' } },
});

export const foot = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  '@media': { [media.belowDesk]: { flexBasis: '100%' } },
});

export const plain = style({
  display: 'grid',
  gap: scale.space[3],
  maxWidth: '640px',
  padding: scale.space[5],
});

export const text = style({ fontSize: '20px', lineHeight: '28px', color: color.ink2 });
