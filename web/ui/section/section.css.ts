import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const section = style({ minWidth: 0 });

/** Sections are separated by a hairline and space, never by a box. */
export const ruled = style([
  section,
  { paddingBottom: scale.space[6], borderBottom: `1px solid ${color.hair}` },
]);

/** From 1024 px the heading is to the left of its content. */
export const sideHeading = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3.3fr)',
      gap: scale.space[6],
    },
  },
});

export const body = style({ minWidth: 0 });

globalStyle(`${sideHeading} > ${body} > * + [data-body]:not(:empty)`, {
  marginTop: scale.space[3],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${scale.space[1]} ${scale.space[4]}`,
  marginBottom: scale.space[3],
});

export const count = style({
  marginInlineStart: scale.space[2],
  color: color.ink3,
  fontSize: scale.size[14],
  fontWeight: scale.weight.text,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
});
