import { z } from 'zod';
import { MEDALS } from '../words/medal.ts';
import { replicateSchema } from '../words/replicate.ts';
import { resultRowSchema } from './result-row.ts';

/** The declaration that an assessment is invalid: by whom, when and why (ASM-30). */
const invalidSchema = z.object({ by: z.string(), at: z.string(), reason: z.string() });

/** The scores of a sample on a sheet of points, as the list of assessments shows them (SHT-13). */
const pointsSchema = z.object({
  /** The id of the sheet. */
  sheet: z.string(),
  total: z.number(),
  /** The median of the tasters' totals, whatever method of aggregation the panel uses. */
  totalMedian: z.number(),
  maximum: z.int(),
  rank: z.int(),
  ranked: z.int(),
  medal: z.enum(MEDALS).nullable(),
  invalid: invalidSchema.readonly().nullable(),
});

/**
 * Response schema of a stored assessment: a result, or scores on a sheet of points; never both
 * (SHT-13).
 */
export const assessedRowSchema = z.object({
  session: z.int(),
  date: z.string(),
  sample: z.object({ id: z.string(), code: z.string() }).readonly(),
  replicate: replicateSchema,
  n: z.int(),
  validatedAt: z.string(),
  validatedBy: z.string(),
  result: resultRowSchema.readonly().nullable(),
  points: pointsSchema.readonly().nullable(),
  /**
   * The number of the valid report of its sample in this session; null where none was issued
   * (RPT-2).
   */
  report: z.string().nullable(),
});

/** A stored assessment: a result, or scores on a sheet of points. */
export type AssessedRow = Readonly<z.infer<typeof assessedRowSchema>>;
