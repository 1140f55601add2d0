import { style } from '@vanilla-extract/css';
import { scale } from '../../theme/scale.css.ts';

export const section = style({ display: 'grid', gap: scale.space[4], justifyItems: 'stretch' });
export const choice = style({ maxWidth: '320px' });
