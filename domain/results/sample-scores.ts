import { z } from 'zod';
import { AWARD_SCORES, MEDALS } from '../words/medal.ts';

const partSchema = z.object({
  key: z.string(),
  maximum: z.int(),
  /** As the panel puts scores together; what follows is beside it, for information. */
  score: z.number(),
  mean: z.number(),
  median: z.number(),
  /** Of the tasters, with n - 1; null of a single one. */
  sd: z.number().nullable(),
  lowest: z.number(),
  highest: z.number(),
  /** One a taster, in the order of the sheets. */
  points: z.array(z.number()).readonly(),
});

/**
 * SHT-6: what a sample amounts to on a sheet of points: its partial scores and the total, the place among the samples of its
 * session and the medal that total is worth. It says nothing of a class.
 */
export const sampleScoresSchema = z.object({
  sheet: z.string(),
  how: z.enum(AWARD_SCORES),
  n: z.int(),
  parts: z.array(partSchema.readonly()).readonly(),
  total: partSchema.readonly(),
  /** From 1; equal totals have the same place, and the next one is so much lower. */
  rank: z.int(),
  /** How many samples are placed. */
  ranked: z.int(),
  isTied: z.boolean(),
  medal: z.enum(MEDALS).nullable(),
});

/** What a sample amounts to on a sheet of points. */
export type SampleScores = Readonly<z.infer<typeof sampleScoresSchema>>;

/** One partial score, or the total. */
export type PartScore = SampleScores['total'];
