import { z } from 'zod';
import { cleanLine } from '../fields/clean-line.ts';
import { LONGEST_PASSWORD } from '../fields/password.ts';
import { reason } from '../fields/reason.ts';

/**
 * The WebAuthn answer of an authenticator. The WebAuthn library validates it; here only the size of
 * the body bounds it.
 */
const webAuthn = z.record(z.string(), z.unknown());

/** A code as it is typed: spaces and hyphens do not count. */
const code = z.string().min(1).max(60);

/** Input schema of the second step of signing in, by a code. */
export const secondStepInput = z.strictObject({
  way: z.enum(['totp', 'recovery']),
  code,
  /**
   * The device is trusted: the second factor is not asked on it again for thirty days. A taster's
   * device is never trusted (ACC-66).
   */
  trust: z.boolean(),
});

/** The second step of signing in by a code. */
export type SecondStepInput = Readonly<z.infer<typeof secondStepInput>>;

/** Input schema of signing in by a passkey, as the only step or as the second. */
export const passkeySignInInput = z.strictObject({ response: webAuthn, rememberMe: z.boolean() });

/** The data by which somebody signs in with a passkey. */
export type PasskeySignInInput = Readonly<z.infer<typeof passkeySignInInput>>;

/** Input schema of the code that completes the set-up of an authenticator app. */
export const codeInput = z.strictObject({ code });

/** The code that completes the set-up of an authenticator app. */
export type CodeInput = Readonly<z.infer<typeof codeInput>>;

/** Input schema of a new passkey. */
export const passkeyInput = z.strictObject({
  name: z.string().overwrite(cleanLine).min(1).max(60),
  response: webAuthn,
});

/** A new passkey. */
export type PasskeyInput = Readonly<z.infer<typeof passkeyInput>>;

/** Input schema of a re-authentication (step-up) (ACC-67). */
export const proofInput = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('password'), password: z.string().min(1).max(LONGEST_PASSWORD) }),
  z.strictObject({ way: z.literal('totp'), code }),
  z.strictObject({ way: z.literal('passkey'), response: webAuthn }),
]);

/** The data of a re-authentication (step-up). */
export type ProofInput = Readonly<z.infer<typeof proofInput>>;

/** Input schema of removing the lost second factor of another person. */
export const clearFactorInput = z.strictObject({ reason });

/** The data by which a leader removes the lost second factor of another person. */
export type ClearFactorInput = Readonly<z.infer<typeof clearFactorInput>>;

/** Input schema of the panel's rule on second factors: required or not, with a reason. */
export const factorRuleInput = z.strictObject({ required: z.boolean(), reason });

/** The panel's rule on second factors: required or not, with a reason. */
export type FactorRuleInput = Readonly<z.infer<typeof factorRuleInput>>;
