import { z } from 'zod';
import { LONGEST_PASSWORD } from '../fields/password.ts';
import { password } from '../fields/schemas.ts';

/** Any password that can be somebody's: a longer text is refused before it is hashed. */
const anyPassword = z.string().max(LONGEST_PASSWORD);

/**
 * Input schema of signing in. Remembered: the session cookie lasts 30 days on this device;
 * otherwise until the browser closes.
 */
export const signInInput = z.strictObject({
  username: z.string().max(200),
  password: anyPassword,
  rememberMe: z.boolean(),
});

/** What the sign-in form sends. */
export type SignInInput = Readonly<z.infer<typeof signInInput>>;

/** Input schema of a person's own change of password, which signs out every other device. */
export const changePasswordInput = z.strictObject({
  currentPassword: anyPassword,
  newPassword: password,
});

/** A person's own change of password. */
export type ChangePasswordInput = Readonly<z.infer<typeof changePasswordInput>>;

/** Input schema of the last step of a password reset: the token is that of the mailed link. */
export const resetPasswordInput = z.strictObject({
  token: z.string().min(8).max(200),
  newPassword: password,
});

/** The last step of a password reset: the mailed token and the new password. */
export type ResetPasswordInput = Readonly<z.infer<typeof resetPasswordInput>>;

/**
 * Input schema of an owner's answer to a sign-in alert: the token is that of the mailed link
 * (ACC-121).
 */
export const confirmInput = z.strictObject({ token: z.string().min(8).max(200) });

/** An owner's answer to a sign-in alert. */
export type ConfirmInput = Readonly<z.infer<typeof confirmInput>>;
