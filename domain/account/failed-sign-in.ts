import { z } from 'zod';

/**
 * Why a sign-in failed: a wrong password, a disabled account, or a rate limit. `mails`: too many
 * mails were requested for a new password.
 */
export const FAILURES = ['password', 'disabled', 'limit', 'mails'] as const;

/** The failed sign-ins to one account from one address within an hour, counted in one row. */
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

/** The failed sign-ins to one account from one address within an hour. */
export type FailedSignIn = Readonly<z.infer<typeof failedSignInSchema>>;

/** Input schema of a request for one page of failed sign-ins (pagination). */
export const failedSignInsQuery = z.strictObject({
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
});

/** Which page of the failed sign-ins is requested (pagination). */
export type FailedSignInsQuery = Readonly<z.infer<typeof failedSignInsQuery>>;
