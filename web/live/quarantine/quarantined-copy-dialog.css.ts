import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The table of a quarantined copy's values. */
export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${table} th, ${table} td`, {
  padding: `${scale.space[2]} ${scale.space[3]} ${scale.space[2]} 0`,
  borderBottom: `1px solid ${color.edge}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
});
globalStyle(`${table} thead th`, { color: color.ink2 });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0, textAlign: 'end' });

/** The small line of a mark: as wide as its cell allows, up to a maximum. */
export const mark = style({ display: 'block', width: '100%', minWidth: '90px', maxWidth: '160px' });
/** The word for an answer that was left blank. */
export const quiet = style({ color: color.ink2 });
