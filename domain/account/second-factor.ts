import { z } from 'zod';

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  since: z.string(),
  used: z.string().nullable(),
});

/** ACC-60: how one's own second factor stands. */
export const secondFactorSchema = z.object({
  /** Codes of an app are asked at sign-in. */
  totp: z.boolean(),
  passkeys: z.array(passkeySchema.readonly()).readonly(),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** The panel requires one of this account. */
  required: z.boolean(),
  /** The host name passkeys are good for; null where the product is reached in a way that allows none (ACC-64). */
  passkeyHost: z.string().nullable(),
});

/** How one's own second factor stands. */
export type SecondFactor = Readonly<z.infer<typeof secondFactorSchema>>;

/** The ways of the second step of signing in. */
export const SECOND_STEPS = ['totp', 'recovery', 'passkey'] as const;

/** A way of the second step of signing in. */
export type SecondStep = (typeof SECOND_STEPS)[number];

/** What an app is told when it is set up: the secret as text, and the address that its picture holds. */
export const totpSetupSchema = z.object({ secret: z.string(), uri: z.string() });

/** ACC-61: recovery codes, shown once; none where the account has some already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).readonly() });

/** ACC-65, ACC-112: whether the panel requires a second factor of its leader and assistants, since when and by whom. */
export const secondFactorRuleSchema = z.object({
  required: z.boolean(),
  since: z.string().nullable(),
  by: z.string().nullable(),
  /** Whom the rule leads to set one up: the names of leaders and assistants who have none. */
  without: z.array(z.string()).readonly(),
});

/** Whether the panel requires a second factor. */
export type SecondFactorRule = Readonly<z.infer<typeof secondFactorRuleSchema>>;
