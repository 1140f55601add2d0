import { z } from 'zod';
import { sampleIdSchema, sessionCodeSchema } from './id-schemas.ts';

/** The most characters of a reference to a result of another panel or laboratory. */
export const LONGEST_REFERENCE = 120;

/**
 * PLN-40: what a counter-assessment checks: the result of a sample in an earlier session of this panel, or a result of
 * another panel or laboratory by the reference it goes by there.
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

/** What a counter-assessment checks. */
export type CheckedResult = z.infer<typeof checkedResultSchema>;
