import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Words and lines are laid out, not drawn: they keep their size however little room there is. Lines are borders, which print. */
export const dial = style({
  containerType: 'inline-size',
  direction: 'ltr',
  fontFeatureSettings: scale.tabular,
  // Half a figure stands out at either end.
  paddingInline: '14px',
});

const row = style({ position: 'relative' });

/** Stands over its place on the scale. */
const onPlace = style({ position: 'absolute', bottom: 0, transform: 'translateX(-50%)' });

/** The row of the median, above that of the limits, so that neither covers the other. */
export const medianRow = style([row, { height: '26px' }]);

/** The row of the limits and the ends. */
export const limitRow = style([row, { height: '18px' }]);

/** The median's figure. */
export const medianText = style([
  onPlace,
  {
    color: color.own,
    fontWeight: scale.weight.strong,
    fontSize: scale.size[18],
    lineHeight: scale.line[18],
  },
]);

/** A limit's figure. */
export const limitText = style([
  onPlace,
  {
    color: color.ink,
    fontWeight: scale.weight.strong,
    fontSize: scale.size[12],
    lineHeight: scale.line[12],
  },
]);

/** An end of the scale. */
export const endText = style([
  onPlace,
  { color: color.ink3, fontSize: scale.size[12], lineHeight: scale.line[12] },
]);

/** The scale between its ends. */
export const track = style([
  row,
  {
    height: '40px',
    marginBlock: '2px',
    borderInline: `2px solid ${color.edge}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: 'calc(50% - 1px)',
      borderTop: `2px solid ${color.edge}`,
    },
  },
]);

/** The part of the scale that the class takes. */
export const reach = style({
  position: 'absolute',
  top: 'calc(50% - 2.5px)',
  borderTop: `5px solid ${color.ownMark}`,
});

/** A limit between classes. */
export const limit = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderInlineStart: `2px dotted ${color.ink}`,
  marginInlineStart: '-1px',
});

/** The median. */
export const median = style({
  position: 'absolute',
  top: '5px',
  bottom: '5px',
  borderInlineStart: `4px solid ${color.own}`,
  marginInlineStart: '-2px',
});

/** The classes below their stretches, where there is room for their names. */
export const names = style([
  row,
  {
    height: '20px',
    '@container': { '(max-width: 559px)': { display: 'none' } },
  },
]);

/** A class below its stretch. */
export const nameText = style([
  onPlace,
  { color: color.ink3, fontSize: scale.size[12], lineHeight: scale.line[12], whiteSpace: 'nowrap' },
]);

/** The class of the point 0, which has no stretch. */
export const firstName = style([nameText, { transform: 'none', left: '-14px' }]);

/** The classes with their limits in words, where there is little room. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${scale.space[4]}`,
  marginInline: '-14px',
  paddingTop: scale.space[1],
  color: color.ink2,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  '@container': { '(min-width: 560px)': { display: 'none' } },
});

/** The class of this oil. */
export const isOwn = style({ color: color.ink, fontWeight: scale.weight.strong });
