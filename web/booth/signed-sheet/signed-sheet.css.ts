import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

export const signature = style({ width: '280px', maxWidth: '100%' });
/** The text that says who can re-open a signed sheet. */
export const only = style({ fontSize: scale.size[16], lineHeight: scale.line[16] });
