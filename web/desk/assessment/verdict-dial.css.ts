import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The drawing keeps its shape and fills the room it has. */
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: scale.font,
  fontFeatureSettings: scale.tabular,
});

/** The whole scale of Md. */
export const track = style({ stroke: color.edge, strokeWidth: 1.5, fill: 'none' });

/** The part of the scale that the class takes. */
export const reach = style({ stroke: color.ownMark, strokeWidth: 5 });

/** The median. */
export const median = style({ stroke: color.own, strokeWidth: 3 });

/** A limit between classes. */
export const limit = style({ stroke: color.ink, strokeWidth: 1.5, strokeDasharray: '2 3' });

/** The median's figure. */
export const medianText = style({ fill: color.own, fontWeight: 600, fontSize: '16px' });

/** A limit's figure. */
export const limitText = style({ fill: color.ink, fontWeight: 600, fontSize: '12px' });

/** The name of a class, or an end of the scale. */
export const quietText = style({ fill: color.ink3, fontSize: '12px' });

/** The ground of the stretch that is drawn larger. */
export const ground = style({ fill: color.ground });

/** The axis below it. */
export const axis = style({ stroke: color.edge, strokeWidth: 1, fill: 'none' });

/** A 95 % interval. */
export const interval = style({ stroke: color.ink, strokeWidth: 1.5, fill: 'none' });

/** The figure of a median on that ground, clear of the limit that may run behind it. */
export const onGround = style([
  medianText,
  { stroke: color.ground, strokeWidth: 4, paintOrder: 'stroke' },
]);
