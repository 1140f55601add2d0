import { z } from 'zod';

/**
 * The permission to sign in without a network: for how many days after the last sign-in on this
 * device, and the account's present token (BTH-30).
 */
export const offlineRuleSchema = z
  .object({ days: z.int().min(1), token: z.string().min(1) })
  .readonly();

/** The permission to sign in without a network, as a device stores it. */
export type OfflineRule = z.infer<typeof offlineRuleSchema>;
