import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: scale.space[6],
  minHeight: '100%',
  padding: `${scale.space[8]} ${scale.space[12]} ${scale.space[6]}`,
  '@media': {
    [media.belowDesk]: { padding: `${scale.space[6]} ${scale.space[5]}` },
    [media.belowTablet]: { padding: scale.space[4] },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: scale.space[3],
});

/** The message that there is nothing to taste. */
export const none = style({
  display: 'grid',
  gap: scale.space[2],
  padding: `${scale.space[12]} 0`,
  borderTop: `1px solid ${color.hair}`,
  fontSize: scale.size[18],
  lineHeight: scale.line[18],
  color: color.ink2,
});

export const session = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[4],
});

/** The next step of a session, with the link to it. */
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[4],
});

export const lede = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

/** The section with the handed-in sheets. */
export const past = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[2],
  paddingTop: scale.space[4],
  borderTop: `1px solid ${color.hair}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(min-content, 1fr) auto auto',
  gap: scale.space[4],
  alignItems: 'center',
  minHeight: scale.height.booth,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: '64px minmax(0, 1fr)', rowGap: 0 },
  },
});

// On a narrow page the state of a sheet and its buttons are below its code, each on a line of its
// own.
globalStyle(`${row} > :nth-child(n + 3)`, {
  '@media': {
    [media.belowTablet]: { gridColumn: '1 / -1', gridRow: 'auto', justifySelf: 'start' },
  },
});

export const code = style({ fontWeight: scale.weight.code, letterSpacing: '0.02em' });

/** The name of who keyed in a paper sheet, on a line of its own below the row. */
export const paper = style({
  gridColumn: '2 / -1',
  gridRow: 2,
  color: color.ink2,
  '@media': { [media.belowTablet]: { gridRow: 'auto' } },
});

/** The buttons at the end of a row. */
export const read = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'end',
  minWidth: '96px',
  justifyContent: 'end',
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[4],
  fontSize: scale.size[16],
});
