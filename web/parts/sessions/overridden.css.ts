import { style } from '@vanilla-extract/css';

/** What was overridden, and below it the reason. */
export const against = style({ display: 'grid', maxInlineSize: '26ch', whiteSpace: 'normal' });
