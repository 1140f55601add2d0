import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
  gap: scale.space[12],
  padding: `${scale.space[6]} ${scale.space[8]}`,
  alignItems: 'start',
  minHeight: '100%',
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: scale.space[5] },
  },
});

export const lede = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  margin: `${scale.space[1]} 0 ${scale.space[4]}`,
});

/** The list of gaps. */
export const points = style({
  borderTop: `1px solid ${color.edge}`,
  marginBottom: scale.space[5],
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: scale.space[3],
  alignItems: 'center',
  padding: `${scale.space[2]} 0`,
  borderBottom: `1px solid ${color.hair}`,
  fontSize: scale.size[18],
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: '24px minmax(0, 1fr)', rowGap: scale.space[2] },
  },
});

export const pointMark = style({ color: color.caution, display: 'flex' });

export const remedy = style({
  display: 'block',
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
});

export const sheetTitle = style({ marginBottom: scale.space[2] });

export const signature = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[3],
  // A long name breaks, so that the pad stays in sight.
  overflowWrap: 'anywhere',
  '@media': {
    [media.desk]: {
      paddingLeft: scale.space[8],
      borderLeft: `1px solid ${color.hair}`,
      alignSelf: 'stretch',
      alignContent: 'start',
    },
  },
});

export const meaning = style({
  fontSize: scale.size[18],
  lineHeight: '26px',
  marginTop: scale.space[2],
});

/** Small text about the signature, with an icon. */
export const kept = style({
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
  display: 'flex',
  gap: scale.space[2],
  alignItems: 'center',
});
