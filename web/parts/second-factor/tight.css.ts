import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '../../ui/field/field.css.ts';

/**
 * The one-time code of an authenticator app: the control is as wide as twelve digits, its help text
 * as wide as the text.
 */
export const code = style({ maxWidth: '480px' });
globalStyle(`${code} ${frame}`, { maxWidth: '160px' });

/** The name of a passkey. */
export const name = style({ maxWidth: '320px' });
