import { z } from 'zod';

/**
 * ACC-41: a sealed sheet whose taster's password was chosen by a link that somebody else had in hand, and the taster has not
 * confirmed: who handed the link over, or entered the address it went to, and when.
 */
export const unconfirmedSheetSchema = z.object({
  taster: z.string(),
  code: z.string(),
  by: z.string(),
  at: z.string(),
});

/** A sealed sheet whose signer has not confirmed. */
export type UnconfirmedSheet = Readonly<z.infer<typeof unconfirmedSheetSchema>>;
