import { z } from 'zod';

/** The codes of failed criteria of acceptance (M-ACCEPT). */
export const CRITERIA = [
  'fewer-than-8',
  'more-than-12',
  'not-reliable',
  'duplicate-beyond',
  'category-differs',
  'defect-differs',
  'reference-beyond',
  'left-out-after-figures',
  'plan-differs',
] as const;

/**
 * Schema of a criterion that is not met, with its sample, and with its replicate where it concerns
 * one.
 */
export const failedCriterionSchema = z.object({
  code: z.enum(CRITERIA),
  sample: z.string(),
  replicate: z.number().nullable(),
});

/** A criterion that is not met. */
export type FailedCriterion = Readonly<z.infer<typeof failedCriterionSchema>>;
