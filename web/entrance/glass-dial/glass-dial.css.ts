import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { palette } from '../../theme/palette.ts';

/** The whole picture. */
export const dial = style({ width: '100%', display: 'block', overflow: 'visible' });
/** The body of the cobalt glass. */
export const rim = style({ fill: palette.cobalt[700] });
/** The light edge of the glass. */
export const edge = style({ fill: 'none', stroke: palette.cobalt[500], strokeWidth: 2 });
/** The lip of the glass. */
export const lip = style({ fill: 'none', stroke: palette.cobalt[600], strokeWidth: 18 });
/** The shade around the oil. */
export const floor = style({ fill: palette.cobalt[900] });
/** The oil. */
export const oil = style({ fill: palette.olive[500] });
/** The reflection on the oil. */
export const glint = style({
  fill: 'none',
  stroke: palette.olive[300],
  strokeWidth: 6,
  strokeLinecap: 'round',
});
/** The arc of the quartiles. */
export const quartiles = style({ fill: 'none', stroke: palette.cobalt[500], strokeWidth: 34 });
/** One taster's mark. */
export const mark = style({ fill: 'none', stroke: '#fff', strokeWidth: 3.5 });
/** The gap around the stroke of the median. */
export const gap = style({ stroke: color.ground, strokeWidth: 22 });
/** The stroke of the median. */
export const median = style({ stroke: color.ink, strokeWidth: 7 });
