import { z } from 'zod';
import { LONGEST_PASSWORD } from '../fields/password.ts';
import { password } from '../fields/schemas.ts';

/** What is too long is no password of anybody's. */
const anyPassword = z.string().max(LONGEST_PASSWORD);

/** The border of signing in. Remembered: 30 days on this device; else until the browser closes. */
export const signInInput = z.strictObject({
  username: z.string().max(200),
  password: anyPassword,
  rememberMe: z.boolean(),
});

/** What the sign-in form sends. */
export type SignInInput = Readonly<z.infer<typeof signInInput>>;

/** The border of a person's own change of password; every other device is signed out. */
export const changePasswordInput = z.strictObject({
  currentPassword: anyPassword,
  newPassword: password,
});

/** A person's own change of password. */
export type ChangePasswordInput = Readonly<z.infer<typeof changePasswordInput>>;

/** The border of the end of a reset: the token is that of the mailed link. */
export const resetPasswordInput = z.strictObject({
  token: z.string().min(8).max(200),
  newPassword: password,
});

/** The end of a password reset. */
export type ResetPasswordInput = Readonly<z.infer<typeof resetPasswordInput>>;

/** The border of an owner's confirmation: the token is that of the mailed link (ACC-121). */
export const confirmInput = z.strictObject({ token: z.string().min(8).max(200) });

/** An owner's confirmation. */
export type ConfirmInput = Readonly<z.infer<typeof confirmInput>>;
