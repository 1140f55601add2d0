import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The row of glasses, on a line drawn as a shelf. */
export const shelf = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: scale.space[2],
  borderBottom: `2px solid ${color.ink}`,
  '@media': { [media.belowTablet]: { flexWrap: 'wrap', rowGap: scale.space[4] } },
});

/** One glass with its state above it. */
export const place = style({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: '320px',
  display: 'grid',
  justifyItems: 'center',
  gap: scale.space[3],
  textAlign: 'center',
  fontSize: scale.size[16],
  '@media': { [media.belowTablet]: { flexBasis: 'max(40%, 170px)' } },
});

export const words = style({ display: 'grid', justifyItems: 'center', gap: scale.space[1] });

/** Small secondary text below the state. */
export const more = style({
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
});

export const drawing = style({
  width: '100%',
  maxWidth: 'clamp(160px, 30dvh, 252px)',
  height: 'auto',
  display: 'block',
  // The drawing ends a little above its edge: the glass must touch the shelf.
  marginBottom: '-1.2%',
});

export const bowl = style({
  strokeWidth: 2,
  stroke: color.edge,
  fill: 'none',
  selectors: {
    '[data-look=done] &': { fill: color.ground, stroke: color.ink3 },
    '[data-look=now] &': { fill: '#17388D', stroke: 'none' },
  },
});

export const lid = style({
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  selectors: { '[data-look=now] &': { stroke: '#3B64C8' } },
});

export const shine = style({
  fill: 'none',
  stroke: '#6488DA',
  strokeWidth: 3,
  strokeLinecap: 'round',
});

globalStyle(`${drawing} text`, {
  fontWeight: scale.weight.code,
  letterSpacing: '0.04em',
  fill: color.ink3,
});
globalStyle(`${drawing}[data-look=now] text`, { fill: '#FFFFFF' });
globalStyle(`${drawing}[data-look=done] text`, { fill: color.ink2 });
