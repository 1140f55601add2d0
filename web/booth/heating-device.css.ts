import { style } from '@vanilla-extract/css';

/** The field takes the place of the figure; the head keeps its height. */
export const field = style({ width: '180px' });
