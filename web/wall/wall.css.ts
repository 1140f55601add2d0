import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { color } from '../theme/color.css.ts';
import { scale } from '../theme/scale.css.ts';

/** Number of rows in a column, which the page sets as a CSS variable. */
const rows = 'var(--rows, 5)';

/** Scales a size in px that was designed for a screen 1920 px wide, with a minimum in px. */
const at = (px: number, least: number): string =>
  `max(${least}px, ${((px / 1920) * 100).toFixed(3)}vw)`;

/** Scales a size inside a row in the same way, limited by the height of the row. */
const inRow = (px: number, least: number): string =>
  `max(${least}px, min(${((px / 1920) * 100).toFixed(3)}vw, calc(${((px / 1080) * 100 * 5).toFixed(3)}vh / ${rows})))`;

/** Whole page: head, content and foot. */
export const wall = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minHeight: '100dvh',
  background: color.surface,
  color: color.ink,
});

const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: at(40, 16),
  padding: `${at(22, 12)} ${at(72, 16)}`,
  background: color.ground,
});

export const head = style([band, { borderBottom: `1px solid ${color.hair}` }]);

export const foot = style([
  band,
  {
    borderTop: `1px solid ${color.hair}`,
    fontSize: at(22, 14),
    lineHeight: 1.3,
    color: color.ink2,
    flexWrap: 'wrap',
  },
]);

/** Item that takes the free width. */
export const grow = style({ flexGrow: 1, minWidth: 0 });

export const panel = style({
  margin: 0,
  fontSize: at(26, 16),
  lineHeight: 1.4,
  color: color.own,
  fontWeight: scale.weight.strong,
});

export const title = style({ margin: 0, fontSize: at(44, 22), lineHeight: 1.2 });

export const clock = style({
  whiteSpace: 'nowrap',
  fontSize: at(72, 32),
  lineHeight: 1.1,
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
  letterSpacing: '-0.01em',
});

/** Day period of a 12-hour clock (AM or PM). */
export const half = style({
  marginInlineStart: '0.2em',
  fontSize: '0.42em',
  fontWeight: scale.weight.text,
  color: color.ink2,
});

/** List of the tasters: two columns from 1024 px on. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(56px, auto)',
  margin: 0,
  padding: `${at(8, 8)} ${at(72, 16)}`,
  listStyle: 'none',
  '@media': {
    [media.desk]: {
      height: '100%',
      gridTemplate: `repeat(${rows}, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))`,
      gridAutoFlow: 'column',
      columnGap: at(96, 32),
    },
  },
});

const person = style({
  display: 'grid',
  gridTemplateColumns: `${inRow(56, 32)} minmax(0, 1fr) auto`,
  columnGap: at(24, 12),
  alignItems: 'center',
  borderBottom: `1px solid ${color.hair}`,
  fontSize: inRow(28, 16),
  lineHeight: 1.25,
  color: color.ink2,
  '@media': {
    [media.belowDesk]: { paddingBlock: scale.space[2] },
    [media.desk]: {
      gridTemplateColumns: `${inRow(56, 32)} minmax(0, 1fr) auto ${inRow(176, 110)}`,
    },
  },
});

/** Last row of a column, without a rule below. */
export const last = style({ '@media': { [media.desk]: { borderBottom: 0 } } });

/** Row of a taster, by state. */
export const row = styleVariants({
  waiting: [person],
  tasting: [person],
  resting: [person],
  finished: [person],
  'not-tasting': [person],
  unknown: [person],
});

/** Icon of the state. */
export const drawing = style({
  width: inRow(52, 28),
  height: inRow(52, 28),
  selectors: {
    [`${row.tasting} &`]: { color: color.action },
    [`${row.finished} &`]: { color: color.ok },
  },
});

export const name = style({
  fontSize: inRow(40, 20),
  fontWeight: scale.weight.strong,
  color: color.ink,
  overflowWrap: 'anywhere',
  selectors: {
    [`${row['not-tasting']} &, ${row.unknown} &`]: {
      color: color.ink2,
      fontWeight: scale.weight.text,
    },
  },
});

/** Glasses of a taster as dots. */
export const dots = style({ display: 'flex', gap: '0.35em', minWidth: 0 });

const dot = style({ width: inRow(20, 12), height: inRow(20, 12), borderRadius: '50%' });

/** Dot of a glass, by state. */
export const glass = styleVariants({
  done: [dot, { border: `${inRow(10, 6)} solid ${color.ink2}` }],
  now: [dot, { border: `${inRow(7, 4)} solid ${color.action}` }],
  todo: [dot, { border: `${inRow(3, 2)} solid ${color.edge}` }],
});

/** State of a taster as a word. */
export const word = style({
  selectors: {
    [`${row.tasting} &`]: { color: color.action, fontWeight: scale.weight.strong },
    [`${row.finished} &`]: { color: color.ok },
  },
  '@media': { [media.belowDesk]: { gridColumn: '2 / -1' } },
});

/** Content between head and foot. */
export const main = style({ display: 'grid', minHeight: 0 });

/** Centred message in place of the list. */
export const middle = style({
  display: 'grid',
  placeContent: 'center',
  gap: at(24, 12),
  padding: at(72, 16),
  textAlign: 'center',
  fontSize: at(40, 20),
  lineHeight: 1.3,
  color: color.ink2,
});

export const strong = style({ margin: 0, fontWeight: scale.weight.strong, color: color.ink });

export const plain = style({ margin: 0 });

const line = style({ display: 'inline-flex', alignItems: 'center', gap: '0.4em' });

/** State of the connection. */
export const standing = styleVariants({
  good: [line],
  lost: [line, { color: color.caution, fontWeight: scale.weight.strong }],
});

/** Icon next to a text. */
export const small = style({ width: '1.2em', height: '1.2em' });
