import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Layout of the page: from 1440 px on, with the in-page navigation next to the groups. */
export const withPlaces = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[8],
  '@media': { [media.wide]: { gridTemplateColumns: '184px minmax(0, 1fr)' } },
});

/** In-page navigation: sticky, and hidden below 1440 px. */
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

/** Preview: sticky at the bottom of the window, so that it shifts no setting. */
export const preview = style({
  position: 'sticky',
  bottom: scale.space[4],
  zIndex: 1,
  maxHeight: '40dvh',
  overflow: 'auto',
  background: color.surface,
  '@media': { [media.low]: { position: 'static', maxHeight: 'none' } },
});

/** Date field, as wide as a date. */
export const day = style({ maxWidth: '220px' });

/** Column of the groups. */
export const settings = style({ minWidth: 0, maxWidth: '960px' });

/** One setting, separated from the next by a hairline, with its source in a column at the end. */
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

/** Source of a setting. */
export const origin = style({
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

globalStyle(`${settings} :is(section[id], input, button)`, {
  scrollMarginTop: scale.space[6],
  // A target of a link is scrolled to below the sticky page header and above the sticky preview.
  '@media': { [media.desk]: { scrollMarginTop: '120px', scrollMarginBottom: '96px' } },
});
