import { style } from '@vanilla-extract/css';

/** What stands under a form is as wide as the form. */
export const below = style({ maxWidth: '960px' });
