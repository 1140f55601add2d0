import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * Two columns: the list of tasters, and the data on this device. They are stacked below 1024 px.
 */
export const page = style({
  display: 'grid',
  // In portrait the list takes the free height, and the data is at the bottom.
  gridTemplateRows: 'minmax(min-content, 1fr) auto',
  minHeight: '100%',
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 432px', gridTemplateRows: 'auto' },
  },
});
/** The column with the tasters. */
export const people = style({
  padding: scale.space[5],
  '@media': {
    [media.desk]: {
      padding: `${scale.space[8]} ${scale.space[10]} ${scale.space[6]} ${scale.space[12]}`,
    },
  },
});
globalStyle(`${people} h1 + p`, {
  maxWidth: '62ch',
  marginTop: scale.space[2],
  fontSize: scale.size[16],
  lineHeight: '24px',
  color: color.ink2,
});
globalStyle(`${people} h2`, { margin: `${scale.space[6]} 0 ${scale.space[2]}` });

/** The column with the data on this device. */
export const held = style({
  display: 'grid',
  alignContent: 'start',
  gap: scale.space[5],
  padding: scale.space[5],
  background: color.ground,
  fontSize: scale.size[16],
  lineHeight: '24px',
  '@media': {
    [media.desk]: {
      padding: `${scale.space[8]} ${scale.space[8]} ${scale.space[6]}`,
      borderInlineStart: `1px solid ${color.hair}`,
    },
  },
});

export const list = style({ borderBottom: `1px solid ${color.hair}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: scale.space[4],
  alignItems: 'center',
  width: '100%',
  minHeight: '68px',
  padding: `${scale.space[2]} ${scale.space[4]} ${scale.space[2]} 12px`,
  border: 0,
  borderTop: `1px solid ${color.hair}`,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.ground },
    '&[data-disabled]': { cursor: 'default', color: color.ink2 },
  },
});

/** The radio mark at the start of a row. */
export const dot = style({
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  border: `1.5px solid ${color.edge}`,
  selectors: {
    '[aria-expanded="true"] > &': { border: `6px solid ${color.action}` },
    '[data-disabled] > &': { borderColor: color.hair },
  },
});

export const name = style({
  fontSize: scale.size[18],
  fontWeight: 600,
  selectors: { '[data-disabled] &': { fontWeight: 400 } },
});
export const code = style({ fontWeight: 400, color: color.ink2, marginInlineEnd: scale.space[2] });
/** Small text below a name. */
export const about = style({
  display: 'block',
  fontSize: scale.size[14],
  lineHeight: '20px',
  color: color.ink2,
});
/** The state at the end of a row. */
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[2],
  fontSize: scale.size[16],
});

/** The password form of the chosen taster, below their row. */
export const password = style({
  display: 'grid',
  gap: scale.space[3],
  alignItems: 'end',
  padding: `4px 12px ${scale.space[5]} 48px`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
