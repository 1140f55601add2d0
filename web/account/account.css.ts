import { style } from '@vanilla-extract/css';
import { ruled } from '../ui/section/section.css.ts';

/** Maximum width of a form of password fields. */
export const narrow = style({ maxWidth: '320px' });

/** Maximum width of a signature pad. */
export const padWide = style({ maxWidth: '560px' });

/** Section of the signature: ruled, because its pad has the heading. */
export const signature = style([ruled]);
