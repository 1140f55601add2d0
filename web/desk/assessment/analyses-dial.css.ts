import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { medianText as medianFigure } from './verdict-dial.css.ts';

/** The analyses below each other; their figures keep their size in any width. */
export const drawing = style({
  position: 'relative',
  direction: 'ltr',
  marginTop: scale.space[4],
  fontFeatureSettings: scale.tabular,
  // Space for the analysis numbers, and for a figure left of the scale.
  paddingInlineStart: '64px',
  paddingInlineEnd: '14px',
});

/** The drawn section of the scale. */
export const stretch = style({
  position: 'relative',
  background: color.ground,
  borderBottom: `1px solid ${color.edge}`,
  paddingTop: '18px',
});

/** The row of one analysis. */
export const line = style({ position: 'relative', height: '28px' });

/** The number of an analysis. */
export const number = style({
  position: 'absolute',
  left: '-64px',
  top: '6px',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

/** The 95 % interval, with an end mark on either side. */
export const interval = style({
  position: 'absolute',
  top: '10px',
  height: '9px',
  borderInline: `2px solid ${color.ink}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: '4px',
    borderTop: `1px solid ${color.ink}`,
  },
});

/** A median. */
export const median = style({
  position: 'absolute',
  top: '6px',
  height: '17px',
  borderInlineStart: `4px solid ${color.own}`,
  marginInlineStart: '-2px',
});

/** The figure of a median, left of its interval; its background hides a limit behind it. */
export const figure = style([
  medianFigure,
  {
    bottom: 'auto',
    top: '3px',
    fontSize: scale.size[16],
    lineHeight: '22px',
    transform: 'translateX(calc(-100% - 8px))',
    paddingInline: '3px',
    background: color.ground,
  },
]);

/** A limit between classes. */
export const limit = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderInlineStart: `2px dotted ${color.ink}`,
  marginInlineStart: '-1px',
});

/** The figure of a limit, on the side that has space. */
export const limitText = style({
  position: 'absolute',
  top: '1px',
  whiteSpace: 'nowrap',
  paddingInline: '6px',
  color: color.ink,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.strong,
});

/** The axis labels below the scale. */
export const ticks = style({ position: 'relative', height: '20px' });

/** One axis label. */
export const tick = style({
  position: 'absolute',
  top: '4px',
  transform: 'translateX(-50%)',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});
