import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { error, field } from '../../ui/field/field.css.ts';
import { scrollHint } from '../../ui/table/scroll-hint.css.ts';

/** The two days of a period and what is done with it, in a row while there is room. */
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: scale.space[4],
});
// The button stands beside the fields, below their labels.
globalStyle(`${period} > button`, {
  marginTop: `calc(${scale.line[13]} + ${scale.space[1]})`,
});
// What is wrong with a day has more room than its field, which keeps its width and pushes nothing.
globalStyle(`${period} ${field}`, { gridTemplateColumns: 'minmax(0, 1fr)', width: '152px' });
globalStyle(`${period} ${error}`, { width: 'max-content', maxWidth: '288px' });

export const scroller = style({ overflowX: 'auto' });

scrollHint(scroller);

export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${scale.space[2]} ${scale.space[4]} ${scale.space[2]} 0`,
  borderBottom: `1px solid ${color.hair}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { color: color.ink2, fontWeight: scale.weight.text });
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} .${figure}`, { textAlign: 'end' });
