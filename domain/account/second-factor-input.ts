import { z } from 'zod';
import { cleanLine } from '../fields/clean-line.ts';
import { LONGEST_PASSWORD } from '../fields/password.ts';
import { reason } from '../fields/reason.ts';

/** What an authenticator answers is read by the library that knows it; here it is only bounded by the body. */
const webAuthn = z.record(z.string(), z.unknown());

/** Typed as it is read: spaces and hyphens do not count. */
const code = z.string().min(1).max(60);

/** The border of the second step of signing in by a code. */
export const secondStepInput = z.strictObject({
  way: z.enum(['totp', 'recovery']),
  code,
  /** ACC-66: not asked again on this device for thirty days; a taster's device is never trusted. */
  trust: z.boolean(),
});

/** The second step of signing in by a code. */
export type SecondStepInput = Readonly<z.infer<typeof secondStepInput>>;

/** The border of signing in by a passkey, as the only step or as the second. */
export const passkeySignInInput = z.strictObject({ response: webAuthn, rememberMe: z.boolean() });

/** Signing in by a passkey. */
export type PasskeySignInInput = Readonly<z.infer<typeof passkeySignInInput>>;

/** The border of the code that ends the setting up of an app. */
export const codeInput = z.strictObject({ code });

/** The code that ends the setting up of an app. */
export type CodeInput = Readonly<z.infer<typeof codeInput>>;

/** The border of a new passkey. */
export const passkeyInput = z.strictObject({
  name: z.string().overwrite(cleanLine).min(1).max(60),
  response: webAuthn,
});

/** A new passkey. */
export type PasskeyInput = Readonly<z.infer<typeof passkeyInput>>;

/** ACC-67: the border of a fresh proof of who one is. */
export const proofInput = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('password'), password: z.string().min(1).max(LONGEST_PASSWORD) }),
  z.strictObject({ way: z.literal('totp'), code }),
  z.strictObject({ way: z.literal('passkey'), response: webAuthn }),
]);

/** A fresh proof of who one is. */
export type ProofInput = Readonly<z.infer<typeof proofInput>>;

/** The border of clearing a lost second factor of somebody else. */
export const clearFactorInput = z.strictObject({ reason });

/** Clearing a lost second factor of somebody else. */
export type ClearFactorInput = Readonly<z.infer<typeof clearFactorInput>>;

/** The border of the panel's rule. */
export const factorRuleInput = z.strictObject({ required: z.boolean(), reason });

/** The panel's rule. */
export type FactorRuleInput = Readonly<z.infer<typeof factorRuleInput>>;
