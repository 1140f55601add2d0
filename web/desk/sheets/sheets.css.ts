import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** List of the answers of a sheet. */
export const answers = style({ listStyle: 'none', display: 'grid' });

/** One answer: the attribute, its line, and its figure. */
export const answerLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) 44px',
  gap: scale.space[3],
  alignItems: 'center',
  minHeight: '40px',
  borderBottom: `1px solid ${color.hair}`,
});

/** Figure of an answer, in cm. */
export const answer = style({ textAlign: 'end', fontWeight: scale.weight.strong });
