import { z } from 'zod';
import { MEDALS } from '../words/medal.ts';
import { replicateSchema } from '../words/replicate.ts';
import { resultRowSchema } from './result-row.ts';

/** ASM-30: that an assessment is called invalid: by whom, when and why. */
const invalidSchema = z.object({ by: z.string(), at: z.string(), reason: z.string() });

/** SHT-13: what a sample amounts to on a sheet of points, as the list of assessments shows it. */
const pointsSchema = z.object({
  /** The id of the sheet. */
  sheet: z.string(),
  total: z.number(),
  /** The median of the tasters' totals, whatever the panel puts together. */
  totalMedian: z.number(),
  maximum: z.int(),
  rank: z.int(),
  ranked: z.int(),
  medal: z.enum(MEDALS).nullable(),
  invalid: invalidSchema.readonly().nullable(),
});

/** SHT-13: an assessment that was stored: a result, or scores on a sheet of points; never both. */
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
  /** RPT-2: the number of the report that stands of its sample in this session; null where none was issued. */
  report: z.string().nullable(),
});

/** An assessment that was stored. */
export type AssessedRow = Readonly<z.infer<typeof assessedRowSchema>>;
