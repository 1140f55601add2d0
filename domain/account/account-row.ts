import { z } from 'zod';
import { roleSchema } from '../words/role.ts';

/** An account of the panel. `chosen`: its owner has chosen a password. */
export const accountRowSchema = z.object({
  user: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  enabled: z.boolean(),
  chosen: z.boolean(),
  taster: z.object({ id: z.string(), code: z.string(), name: z.string() }).readonly().nullable(),
  /** Whether this account signs in with a second factor. */
  secondFactor: z.boolean(),
  lastSignIn: z.string().nullable(),
});

/** An account of the panel. */
export type AccountRow = Readonly<z.infer<typeof accountRowSchema>>;

/**
 * Why a link is handed over and not mailed: the account has no address, the installation sends no
 * mail, or a mail failed.
 */
export const handedWhySchema = z.enum(['no-address', 'no-mail', 'not-sent']);

/**
 * How the owner of an account gets the link to choose a password: by mail, or from the leader in
 * person.
 */
export const invitationSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('mail') }),
  z.object({ way: z.literal('hand'), path: z.string(), why: handedWhySchema }),
]);

/** Why a link is handed over and not mailed. */
export type HandedWhy = z.infer<typeof handedWhySchema>;

/** How the owner of an account gets the link to choose a password. */
export type Invitation = Readonly<z.infer<typeof invitationSchema>>;
