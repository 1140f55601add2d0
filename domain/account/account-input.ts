import { z } from 'zod';
import { email, name, username } from '../fields/schemas.ts';
import { signatureStrokesSchema } from './signature.ts';

/** The border of a new account: for an assistant, or for a registered taster who has none (ACC-75). */
export const accountInput = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['jefespanel', 'adjuntos']), name, username, email }),
  z.strictObject({ role: z.literal('catadores'), taster: z.string().max(36), username, email }),
]);

/** A new account. */
export type AccountInput = Readonly<z.infer<typeof accountInput>>;

/** The border of what a leader may change of an account. */
export const accountChangeInput = z.strictObject({ name, email, enabled: z.boolean() });

/** What a leader may change of an account. */
export type AccountChangeInput = Readonly<z.infer<typeof accountChangeInput>>;

/** The border of one's own signature; null takes it away. */
export const signatureInput = z.strictObject({ strokes: signatureStrokesSchema.nullable() });

/** One's own signature, or none. */
export type SignatureInput = Readonly<z.infer<typeof signatureInput>>;
