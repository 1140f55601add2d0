import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { error, field } from '../../ui/field/field.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

/** Form of a period: two date fields and the button, in a row while there is room. */
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: scale.space[4],
});
// Aligns the button with the inputs, below their labels.
globalStyle(`${period} > button`, {
  marginTop: `calc(${scale.line[13]} + ${scale.space[1]})`,
});
// An error message may be wider than its field, which keeps its width, so that nothing shifts.
globalStyle(`${period} ${field}`, { gridTemplateColumns: 'minmax(0, 1fr)', width: '152px' });
globalStyle(`${period} ${error}`, { width: 'max-content', maxWidth: '288px' });

/** Scroll container of a wide table. */
export const scroller = style({ overflowX: 'auto' });

scrollHint(scroller);

/** Table of the backups. */
export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${scale.space[2]} ${scale.space[4]} ${scale.space[2]} 0`,
  borderBottom: `1px solid ${color.hair}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { color: color.ink2, fontWeight: scale.weight.text });
/** Cell of a number. */
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} .${figure}`, { textAlign: 'end' });
