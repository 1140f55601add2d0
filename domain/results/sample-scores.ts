import { z } from 'zod';
import { AWARD_SCORES, MEDALS } from '../words/medal.ts';

const partSchema = z.object({
  key: z.string(),
  maximum: z.int(),
  /** The score by the panel's method of aggregation; the other figures are for information. */
  score: z.number(),
  mean: z.number(),
  median: z.number(),
  /** The standard deviation of the tasters, with n - 1; null for a single one. */
  sd: z.number().nullable(),
  lowest: z.number(),
  highest: z.number(),
  /** One value for each taster, in the order of the sheets. */
  points: z.array(z.number()).readonly(),
});

/**
 * Schema of a sample's scores on a sheet of points: its partial scores, total, place in its
 * session, and medal (SHT-6). It states no class.
 */
export const sampleScoresSchema = z.object({
  sheet: z.string(),
  how: z.enum(AWARD_SCORES),
  n: z.int(),
  parts: z.array(partSchema.readonly()).readonly(),
  total: partSchema.readonly(),
  /** The place from 1; equal totals share a place, and the next places are skipped. */
  rank: z.int(),
  /** The number of ranked samples. */
  ranked: z.int(),
  isTied: z.boolean(),
  medal: z.enum(MEDALS).nullable(),
});

/** The scores of a sample on a sheet of points. */
export type SampleScores = Readonly<z.infer<typeof sampleScoresSchema>>;

/** One partial score, or the total. */
export type PartScore = SampleScores['total'];
