import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '../../ui/field/field.css.ts';

/** The code of an app: its control is as wide as a dozen figures, its help as wide as its words. */
export const code = style({ maxWidth: '480px' });
globalStyle(`${code} ${frame}`, { maxWidth: '160px' });

/** The name of a passkey. */
export const name = style({ maxWidth: '320px' });
