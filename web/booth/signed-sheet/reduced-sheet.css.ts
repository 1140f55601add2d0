import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const rows = style({ borderTop: `1px solid ${color.edge}`, paddingTop: scale.space[2] });

/** The rows of a summary, in normal or small height. */
export const list = styleVariants({
  wide: [rows, { vars: { '--row': '46px' }, fontSize: scale.size[16], lineHeight: '20px' }],
  dense: [rows, { vars: { '--row': '27px' }, fontSize: scale.size[14], lineHeight: '20px' }],
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(120px, 220px)',
  gap: scale.space[4],
  alignItems: 'center',
  minHeight: 'var(--row)',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 120px' } },
});

/** The fruity kind or the descriptor, after the name of a line. */
export const more = style({ color: color.ink2 });
/** The text of a line that was not perceived. */
export const zero = style({ color: color.ink2 });

/** The row with the total of several items. */
export const sum = style([row, { fontWeight: scale.weight.strong }]);
