import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: scale.space[5],
  width: '100%',
  maxWidth: '960px',
  margin: '0 auto',
  padding: `${scale.space[8]} ${scale.space[5]} ${scale.space[6]}`,
});

/** The confirmation before the figures are shown. */
export const ask = style({
  display: 'grid',
  gap: scale.space[4],
  maxWidth: '60ch',
  fontSize: '20px',
  lineHeight: '28px',
  color: color.ink2,
});

export const lede = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[2]} ${scale.space[5]}`,
  fontSize: scale.size[14],
  color: color.ink2,
  // A small screen draws no lines.
  '@media': { [media.belowTablet]: { display: 'none' } },
});
globalStyle(`${key} > li`, { display: 'flex', alignItems: 'center', gap: scale.space[2] });

export const glass = style({
  display: 'grid',
  gap: scale.space[3],
  paddingTop: scale.space[4],
  borderTop: `1px solid ${color.hair}`,
});

export const glassHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: scale.space[3],
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [media.belowTablet]: { tableLayout: 'auto' } },
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${scale.space[2]} ${scale.space[3]} ${scale.space[2]} 0`,
  textAlign: 'start',
  fontWeight: 'normal',
  verticalAlign: 'middle',
});
globalStyle(`${table} thead th`, { color: color.ink2, fontSize: scale.size[14] });
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${color.hair}` });

export const figure = style({ whiteSpace: 'nowrap' });
globalStyle(`${table} .${figure}`, { textAlign: 'end' });

export const words = style({
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { display: 'none' } },
});
globalStyle(`${table} .${words}`, { paddingInlineStart: scale.space[4] });

/** Column widths, the same for every glass. A small screen sizes the columns by their content. */
export const name = style({ '@media': { [media.tablet]: { width: '19%' } } });
export const narrow = style({ '@media': { [media.tablet]: { width: '7%' } } });

export const drawn = style({
  width: '34%',
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const line = style({
  position: 'relative',
  direction: 'ltr',
  display: 'block',
  height: '24px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      right: 0,
      top: '11.5px',
      height: '1px',
      background: color.scaleLine,
      forcedColorAdjust: 'none',
    },
  },
});

const halfLook = {
  background: color.actionEdge,
  borderRadius: '3px',
  forcedColorAdjust: 'none',
} as const;
const medianLook = { background: color.scaleMark, forcedColorAdjust: 'none' } as const;
const ownLook = {
  borderRadius: '50%',
  background: color.ownMark,
  border: `2px solid ${color.surface}`,
  forcedColorAdjust: 'none',
} as const;

/** The middle half of the panel, drawn on the line. */
export const half = style({ position: 'absolute', top: '6px', height: '12px', ...halfLook });
export const median = style({
  position: 'absolute',
  top: '3px',
  width: '2px',
  height: '18px',
  marginLeft: '-1px',
  ...medianLook,
});
export const own = style({
  position: 'absolute',
  top: '5px',
  width: '14px',
  height: '14px',
  marginLeft: '-7px',
  ...ownLook,
});

export const keyHalf = style({ width: '20px', height: '12px', ...halfLook });
export const keyMedian = style({ width: '2px', height: '18px', ...medianLook });
export const keyOwn = style({ width: '14px', height: '14px', ...ownLook });
