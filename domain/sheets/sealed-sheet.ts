import { z } from 'zod';
import { replicateSchema } from '../words/replicate.ts';
import { sealedAnswersSchema } from '../words/sealed-answers.ts';

/** A sealed sheet as the desk sees it: which glass, whose, which version, valid or not. Marks in mm. */
export const sealedSheetSchema = sealedAnswersSchema.extend({
  taster: z.string(),
  sample: z.string(),
  replicate: replicateSchema,
  code: z.string(),
  position: z.int(),
  version: z.int(),
  valid: z.boolean(),
  sealedAt: z.string(),
  signedAt: z.string(),
});

/** A sealed sheet as the desk sees it. */
export type SealedSheet = Readonly<z.infer<typeof sealedSheetSchema>>;
