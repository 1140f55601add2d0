import { z } from 'zod';
/** The categories of an oil, and none, as a row names them (M-CLASS). */
export const oilClassSchema = z.enum(['EVOO', 'VOO', 'OVOO', 'LOO', 'LOO_EU', 'NOCLASIFICATED']);
const oil = oilClassSchema.nullable();

/** Schema of a judged pair of analyses, as it is stored and sent. */
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

/** The class that a person gave: which, why, when and who (ASM-21). */
const classDecisionSchema = z.object({
  class: oilClassSchema,
  reason: z.string(),
  at: z.string(),
  by: z.string(),
});

/** Schema of the verdict on a sample, as it is stored and sent (ASM-20). */
export const sampleVerdictSchema = z.object({
  state: z.enum(['final', 'further-analyses', 'person-decides']),
  class: oil,
  /** The class of the official replicate of the rejected pair; never a final one. */
  provisional: oil,
  /** How many of the two further analyses are done. */
  further: z.int(),
  pairs: z.array(judgedPairSchema.readonly()).readonly(),
  /**
   * The decision of a person after the further analyses were rejected too; it is valid as long as
   * those pairs do not change.
   */
  decision: classDecisionSchema.readonly().nullable(),
});

/** The verdict on a sample: the outcome of all its validated results. */
export type SampleVerdict = Readonly<z.infer<typeof sampleVerdictSchema>>;
