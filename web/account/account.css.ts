import { style } from '@vanilla-extract/css';
import { ruled } from '../ui/section/section.css.ts';

/** No wider than what is typed into it. */
export const narrow = style({ maxWidth: '320px' });

/** As wide as the pad of a signature. */
export const padWide = style({ maxWidth: '560px' });

/** The part of the signature: its pad has the heading. */
export const signature = style([ruled]);
