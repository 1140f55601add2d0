import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: scale.space[4],
  width: '100%',
  maxWidth: '720px',
  minHeight: '100%',
  margin: '0 auto',
  padding: `${scale.space[8]} ${scale.space[5]}`,
});

// The heading is large enough to be read from a step away, like that of a rest.
globalStyle(`${page} > h1`, {
  '@media': {
    [media.tablet]: { fontSize: scale.size[40], lineHeight: scale.line[40] },
  },
});

export const text = style({
  display: 'grid',
  gap: scale.space[4],
  width: '100%',
  fontSize: '20px',
  lineHeight: '28px',
  color: color.ink2,
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[3],
  marginTop: scale.space[4],
});

export const list = style({ display: 'grid', gap: scale.space[2] });
