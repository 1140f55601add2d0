import { z } from 'zod';

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  since: z.string(),
  used: z.string().nullable(),
});

/** The state of one's own second factor (ACC-60). */
export const secondFactorSchema = z.object({
  /** Sign-in asks for a code of an authenticator app. */
  totp: z.boolean(),
  passkeys: z.array(passkeySchema.readonly()).readonly(),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** The panel requires a second factor of this account. */
  required: z.boolean(),
  /**
   * The host name for which passkeys are valid; null where the address of the product allows none
   * (ACC-64).
   */
  passkeyHost: z.string().nullable(),
});

/** The state of one's own second factor. */
export type SecondFactor = Readonly<z.infer<typeof secondFactorSchema>>;

/** The kinds of the second step of signing in. */
export const SECOND_STEPS = ['totp', 'recovery', 'passkey'] as const;

/** A kind of the second step of signing in. */
export type SecondStep = (typeof SECOND_STEPS)[number];

/** What an authenticator app needs to be set up: the secret as text, and the URI in its QR code. */
export const totpSetupSchema = z.object({ secret: z.string(), uri: z.string() });

/** Recovery codes, shown once; empty where the account has some already (ACC-61). */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).readonly() });

/**
 * Whether the panel requires a second factor of its leader and assistants, since when, and who
 * decided it (ACC-65, ACC-112).
 */
export const secondFactorRuleSchema = z.object({
  required: z.boolean(),
  since: z.string().nullable(),
  by: z.string().nullable(),
  /**
   * The names of the leaders and assistants who have no second factor: the rule obliges them to set
   * one up.
   */
  without: z.array(z.string()).readonly(),
});

/** Whether the panel requires a second factor, since when, and who decided it. */
export type SecondFactorRule = Readonly<z.infer<typeof secondFactorRuleSchema>>;
