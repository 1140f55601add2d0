import { z } from 'zod';
import { email, name, username } from '../fields/schemas.ts';
import { signatureStrokesSchema } from './signature.ts';

/**
 * Input schema of a new account: for an assistant, or for a registered taster who has no account
 * (ACC-75).
 */
export const accountInput = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['jefespanel', 'adjuntos']), name, username, email }),
  z.strictObject({ role: z.literal('catadores'), taster: z.string().max(36), username, email }),
]);

/** The data of a new account, validated. */
export type AccountInput = Readonly<z.infer<typeof accountInput>>;

/** Input schema of the changes that a leader may make to an account. */
export const accountChangeInput = z.strictObject({ name, email, enabled: z.boolean() });

/** The changes that a leader may make to an account. */
export type AccountChangeInput = Readonly<z.infer<typeof accountChangeInput>>;

/** Input schema of the signature of one's own account; null removes it. */
export const signatureInput = z.strictObject({ strokes: signatureStrokesSchema.nullable() });

/** The signature of one's own account, or null. */
export type SignatureInput = Readonly<z.infer<typeof signatureInput>>;
