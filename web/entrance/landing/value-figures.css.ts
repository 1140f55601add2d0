import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The head of the chart: its title and the flag. */
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: scale.space[2],
  fontWeight: scale.weight.strong,
});
/** The chart. */
export const chart = style({ width: '100%', overflow: 'visible', fontSize: 12 });
/** Beyond the action line. */
export const zone = style({ fill: color.stopTint });
/** The axis. */
export const axis = style({ stroke: color.ink3 });
/** The centre line. */
export const centre = style({ stroke: color.ownMark, strokeWidth: 1.5 });
/** The warning line. */
export const warning = style({
  stroke: color.cautionMark,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
});
/** The action line. */
export const action = style({ stroke: color.stopMark, strokeWidth: 1.5 });
/** The series. */
export const series = style({ fill: 'none', stroke: color.ink, strokeWidth: 1.5 });
/** A point within the limits. */
export const point = style({ fill: color.surface, stroke: color.ink, strokeWidth: 1.5 });
/** A point above the warning line. */
export const warned = style({ fill: color.cautionMark });
/** A point above the action line. */
export const out = style({ fill: color.stopMark });
/** Words at the end of the lines. */
export const centreWord = style({ fill: color.own, fontWeight: 600 });
/** The same, of the warning line. */
export const warningWord = style({ fill: color.caution, fontWeight: 600 });
/** The same, of the action line. */
export const actionWord = style({ fill: color.stop, fontWeight: 600 });

/** The small board. */
export const board = style({ width: '100%', borderCollapse: 'collapse', fontSize: scale.size[13] });
globalStyle(`${board} th`, { textAlign: 'start', paddingBlock: scale.space[2] });
globalStyle(`${board} thead th`, { borderBottom: `1px solid ${color.edge}`, fontWeight: 600 });
globalStyle(`${board} td, ${board} tbody th`, {
  height: 44,
  fontWeight: 400,
  paddingInlineEnd: scale.space[2],
  borderBottom: `1px solid ${color.hair}`,
});

/** One line of the small sheet. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, auto) 1fr',
  alignItems: 'center',
  gap: scale.space[3],
  height: 44,
  fontSize: scale.size[18],
});
/** The 100 mm line. */
export const rule = style({
  position: 'relative',
  height: 36,
  background: `linear-gradient(${color.scaleLine}, ${color.scaleLine}) 0 17px / 100% 2px no-repeat`,
});
/** A mark on it; `--at` is its place in hundredths. */
export const stroke = style({
  position: 'absolute',
  width: 3,
  height: 36,
  background: color.scaleMark,
});
/** The mark of fruity. */
export const at62 = style({ left: '62%' });
/** The mark of bitter. */
export const at34 = style({ left: '34%' });
