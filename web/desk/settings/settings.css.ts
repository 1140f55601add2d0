import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** From 1440 px on the groups are named beside them. */
export const withPlaces = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[8],
  '@media': { [media.wide]: { gridTemplateColumns: '184px minmax(0, 1fr)' } },
});

export const places = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      alignContent: 'start',
      gap: scale.space[3],
      position: 'sticky',
      top: '112px',
      alignSelf: 'start',
      paddingInlineStart: scale.space[3],
      borderInlineStart: `2px solid ${color.hair}`,
    },
  },
});

/** What would differ lies at the foot of the window while one edits: it moves no setting. */
export const preview = style({
  position: 'sticky',
  bottom: scale.space[4],
  zIndex: 1,
  maxHeight: '40dvh',
  overflow: 'auto',
  background: color.surface,
  '@media': { [media.low]: { position: 'static', maxHeight: 'none' } },
});

/** A field of a day is as wide as what it holds. */
export const day = style({ maxWidth: '220px' });

export const settings = style({ minWidth: 0, maxWidth: '960px' });

/** One setting, parted from the next by a hairline; how it is known stands at its end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[2],
  padding: `${scale.space[3]} 0`,
  borderTop: `1px solid ${color.hair}`,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 168px', columnGap: scale.space[5] },
  },
});

export const origin = style({
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

globalStyle(`${settings} :is(section[id], input, button)`, {
  scrollMarginTop: scale.space[6],
  // Not below the head of the page, which stays in sight, nor below what would differ.
  '@media': { [media.desk]: { scrollMarginTop: '120px', scrollMarginBottom: '96px' } },
});
