import { style } from '@vanilla-extract/css';

/** In a row of a list the reason has two lines; the record has all of it. */
export const against = style({ display: 'grid', maxInlineSize: '26ch', whiteSpace: 'normal' });

export const reason = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
