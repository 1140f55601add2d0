import { z } from 'zod';
import { sampleIdSchema, sessionCodeSchema } from './id-schemas.ts';

/** The longest reference to a result of another panel or laboratory, in characters. */
export const LONGEST_REFERENCE = 120;

/**
 * Schema of the result that a counter-assessment checks (PLN-40). It is a sample in an earlier
 * session of this panel, or a result of another panel or laboratory by its reference.
 */
export const checkedResultSchema = z.discriminatedUnion('of', [
  z
    .object({ of: z.literal('panel'), session: sessionCodeSchema, sample: sampleIdSchema })
    .readonly(),
  z
    .object({
      of: z.literal('elsewhere'),
      reference: z.string().trim().min(1).max(LONGEST_REFERENCE),
    })
    .readonly(),
]);

/** The result that a counter-assessment checks. */
export type CheckedResult = z.infer<typeof checkedResultSchema>;
