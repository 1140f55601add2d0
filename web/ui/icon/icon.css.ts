import { style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', verticalAlign: '-3px' });
