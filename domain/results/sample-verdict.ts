import { z } from 'zod';
/** What an oil may be called (M-CLASS), as a row says it. */
export const oilClassSchema = z.enum(['EVOO', 'VOO', 'OVOO', 'LOO', 'LOO_EU', 'NOCLASIFICATED']);
const oil = oilClassSchema.nullable();

/** What a pair of analyses came to, as it is kept and sent. */
export const judgedPairSchema = z.object({
  session1: z.int(),
  session2: z.int(),
  enDefect: z.number().nullable(),
  enFruity: z.number().nullable(),
  accepted: z.boolean(),
  categoryMatch: z.boolean(),
  defectMatch: z.boolean(),
  md: z.number().nullable(),
  mf: z.number().nullable(),
  class: oil,
});

/** ASM-21: the class that a person gave, why, when and who. */
const classDecisionSchema = z.object({
  class: oilClassSchema,
  reason: z.string(),
  at: z.string(),
  by: z.string(),
});

/** ASM-20: the verdict of a sample as it is kept and sent. */
export const sampleVerdictSchema = z.object({
  state: z.enum(['final', 'further-analyses', 'person-decides']),
  class: oil,
  /** The class of the official replicate of the rejected pair; never a final one. */
  provisional: oil,
  /** How many of the two further analyses are in. */
  further: z.int(),
  pairs: z.array(judgedPairSchema.readonly()).readonly(),
  /** What a person decided after the further analyses were rejected too; it stands as long as those pairs do. */
  decision: classDecisionSchema.readonly().nullable(),
});

/** What the validated results of a sample amount to. */
export type SampleVerdict = Readonly<z.infer<typeof sampleVerdictSchema>>;
