import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

/** Minutes beside a state. */
export const minutes = style({ fontWeight: scale.weight.text });
