import { z } from 'zod';

/**
 * Response schema of a sealed sheet with a sign-in alert that its taster has not confirmed
 * (ACC-41). The password was chosen by a link that another person had access to. It names who
 * handed the link over, or entered its address, and when.
 */
export const unconfirmedSheetSchema = z.object({
  taster: z.string(),
  code: z.string(),
  by: z.string(),
  at: z.string(),
});

/** A sealed sheet with a sign-in alert that its taster has not confirmed. */
export type UnconfirmedSheet = Readonly<z.infer<typeof unconfirmedSheetSchema>>;
