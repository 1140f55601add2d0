import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const page = style({
  padding: `${scale.space[6]} ${scale.space[8]} ${scale.space[6]}`,
  '@media': { [media.belowDesk]: { padding: `${scale.space[5]} ${scale.space[5]}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: scale.space[4],
});

export const lede = style({
  marginTop: '2px',
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

export const list = style({ marginTop: scale.space[5], borderTop: `1px solid ${color.hair}` });

/**
 * Three columns: name, line, words. Below 1024 px the words are beside the name and the line is
 * below both.
 */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: scale.space[6],
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
} as const;

export const row = style({
  ...columns,
  minHeight: '72px',
  padding: `${scale.space[2]} 0`,
  fontSize: '18px',
  lineHeight: '24px',
  borderBottom: `1px solid ${color.hair}`,
});

/** The line goes to a row of its own where the columns have no space for it. */
export const drawn = style({
  '@media': { [media.belowDesk]: { gridRow: 2, gridColumn: '1 / -1' } },
});

/** A summary row for lines that were not perceived. */
export const slim = style({
  ...columns,
  minHeight: '52px',
  padding: `${scale.space[2]} 0`,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  borderBottom: `1px solid ${color.hair}`,
});

/** Small secondary text. */
export const more = style({
  display: 'block',
  fontSize: scale.size[14],
  lineHeight: '18px',
  color: color.ink2,
});

const said_ = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
} as const;

/** The distance in words: inside the range, outside it, or without a target. */
export const said = styleVariants({
  inside: [style(said_), { color: color.ok }],
  far: [style(said_), { color: color.ink, fontWeight: scale.weight.strong }],
  none: [style(said_), { color: color.ink2 }],
});

/** The area below the rows: notes, the leader's comment and the trend. */
export const under = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.1fr',
  gap: scale.space[8],
  paddingTop: scale.space[5],
  fontSize: scale.size[16],
  lineHeight: '24px',
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[5] },
  },
});

export const words = style({ color: color.ink2, whiteSpace: 'pre-line' });

export const heading = style({ fontSize: scale.size[16], marginBottom: '2px' });
