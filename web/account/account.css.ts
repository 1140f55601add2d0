import { style } from '@vanilla-extract/css';

/** No wider than what is typed into it. */
export const narrow = style({ maxWidth: '480px' });

/** As wide as the pad of a signature. */
export const padWide = style({ maxWidth: '560px' });
