import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { field } from '../field/field.css.ts';

export const search = style({
  width: '264px',
  maxWidth: '100%',
  '@media': { [media.belowTablet]: { width: '100%' } },
});

/** As wide as its column, among other fields. */
export const labelled = style([field]);

export const frame = style({ paddingLeft: '10px' });

/** Dense above a list; as high as other fields among them. */
export const sized = styleVariants({
  dense: { minHeight: scale.height.dense },
  field: { minHeight: scale.height.control },
});

globalStyle(`${frame} > svg`, { color: color.ink3 });

export const input = style({
  minHeight: '30px',
  padding: '0 8px',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** Hint of the keyboard shortcut. */
export const key = style({
  flex: 'none',
  marginRight: '6px',
  padding: '0 6px',
  border: `1px solid ${color.edge}`,
  borderRadius: scale.radius.mark,
  color: color.ink2,
  font: 'inherit',
  fontSize: scale.size[12],
  lineHeight: '18px',
  '@media': { [media.belowTablet]: { display: 'none' } },
});
