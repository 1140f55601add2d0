import { globalStyle, style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';
import { error, field } from '../../ui/field/field.css.ts';

/** A day among the filters keeps its width and the row its height, whatever is said below it. */
export const day = style({ width: '152px' });
globalStyle(`${day} ${field}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${day} ${error}`, {
  position: 'absolute',
  top: `calc(100% + ${scale.space[1]})`,
  width: 'max-content',
  maxWidth: '288px',
  whiteSpace: 'nowrap',
});

/** Room below the filters for what is said of a day. */
export const filters = style({ paddingBottom: scale.space[2] });
