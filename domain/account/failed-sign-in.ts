import { z } from 'zod';

/**
 * Why a sign-in failed: the password was wrong, the account is disabled, or there were too many tries; or, of a new password,
 * too many mails were asked for.
 */
export const FAILURES = ['password', 'disabled', 'limit', 'mails'] as const;

/** Sign-ins to an account that failed, as often as they did within an hour from one address. */
export const failedSignInSchema = z.object({
  name: z.string(),
  username: z.string(),
  from: z.string(),
  device: z.string(),
  reason: z.enum(FAILURES),
  since: z.string(),
  at: z.string(),
  times: z.int(),
});

/** Sign-ins to an account that failed. */
export type FailedSignIn = Readonly<z.infer<typeof failedSignInSchema>>;

/** The border of a page of them. */
export const failedSignInsQuery = z.strictObject({
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
});

/** Which page of them is asked for. */
export type FailedSignInsQuery = Readonly<z.infer<typeof failedSignInsQuery>>;
