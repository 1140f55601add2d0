import { z } from 'zod';
import { methodVersionSchema } from '../words/method-version.ts';
import { replicateSchema } from '../words/replicate.ts';
import { sampleScoresSchema } from './sample-scores.ts';
import { judgedSettingsSchema } from './stored-settings.ts';

/**
 * Response schema of a sample's scores on a sheet of points, stored when its session was validated
 * (SHT-7).
 */
export const scoreRowSchema = z.object({
  sample: z.object({ id: z.string(), code: z.string() }).readonly(),
  replicate: replicateSchema,
  scores: sampleScoresSchema.readonly(),
  method: methodVersionSchema,
  settings: judgedSettingsSchema.readonly(),
  validatedAt: z.string(),
  validatedBy: z.string(),
});

/** The stored scores of a sample on a sheet of points. */
export type ScoreRow = Readonly<z.infer<typeof scoreRowSchema>>;
