import { z } from 'zod';

/** What acceptance asks for, by the name of what is not met (M-ACCEPT). */
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

/** One criterion that is not met, for which sample, and in which replicate where it is about one. */
export const failedCriterionSchema = z.object({
  code: z.enum(CRITERIA),
  sample: z.string(),
  replicate: z.number().nullable(),
});

/** One criterion that is not met. */
export type FailedCriterion = Readonly<z.infer<typeof failedCriterionSchema>>;
