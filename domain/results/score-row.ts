import { z } from 'zod';
import { methodVersionSchema } from '../words/method-version.ts';
import { replicateSchema } from '../words/replicate.ts';
import { sampleScoresSchema } from './sample-scores.ts';
import { judgedSettingsSchema } from './stored-settings.ts';

/** SHT-7: what a sample amounts to on a sheet of points, as it was stored when its session was validated. */
export const scoreRowSchema = z.object({
  sample: z.object({ id: z.string(), code: z.string() }).readonly(),
  replicate: replicateSchema,
  scores: sampleScoresSchema.readonly(),
  method: methodVersionSchema,
  settings: judgedSettingsSchema.readonly(),
  validatedAt: z.string(),
  validatedBy: z.string(),
});

/** What a sample amounts to on a sheet of points, as it was stored. */
export type ScoreRow = Readonly<z.infer<typeof scoreRowSchema>>;
