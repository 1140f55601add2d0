import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * The dial of the verdict. Its text and lines are laid out, not drawn as an image, so they keep
 * their size in any width. Its lines are borders, which print.
 */
export const dial = style({
  containerType: 'inline-size',
  direction: 'ltr',
  fontFeatureSettings: scale.tabular,
  // Space for half a figure at either end.
  paddingInline: '14px',
});

const row = style({ position: 'relative' });

/** Centres an element above its position on the scale. */
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

/** The section of the scale that belongs to the class. */
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

/** The names of the classes below their sections, if the dial is wide enough. */
export const names = style([
  row,
  {
    height: '20px',
    '@container': { '(max-width: 559px)': { display: 'none' } },
  },
]);

/** The name of a class below its section. */
export const nameText = style([
  onPlace,
  { color: color.ink3, fontSize: scale.size[12], lineHeight: scale.line[12], whiteSpace: 'nowrap' },
]);

/** The name of the class at point 0, which has no section. */
export const firstName = style([nameText, { transform: 'none', left: '-14px' }]);

/** The classes with their limits in words, for a narrow dial. */
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
