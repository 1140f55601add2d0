import { style } from '@vanilla-extract/css';

/** A key and an address are longer than a line, and have no blank to break at. */
export const said = style({ overflowWrap: 'anywhere' });
