import { z } from 'zod';

/** BTH-30: for how many days an account may sign in without a network where it signed in last, and the token of it as it is. */
export const offlineRuleSchema = z
  .object({ days: z.int().min(1), token: z.string().min(1) })
  .readonly();

/** The rule as a device keeps it. */
export type OfflineRule = z.infer<typeof offlineRuleSchema>;
