import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: scale.space[6],
  minHeight: '100%',
  padding: `${scale.space[8]} ${scale.space[12]}`,
  '@media': {
    // The whole form is visible without scrolling, with the reserved space for its messages.
    [media.belowWide]: { paddingTop: scale.space[5], rowGap: scale.space[4] },
    // In portrait everything is at the top, without free space between the text and the glasses.
    [media.belowDesk]: { gridTemplateRows: 'auto auto auto', alignContent: 'start' },
    [media.belowTablet]: { padding: scale.space[4] },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: scale.space[3],
});

export const lede = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  marginTop: scale.space[1],
});

export const glasses = style({ alignSelf: 'end' });
