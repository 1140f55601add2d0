import { z } from 'zod';
import { methodVersionSchema } from '../words/method-version.ts';
import { replicateSchema } from '../words/replicate.ts';
import { oilClassSchema } from './sample-verdict.ts';
import { judgedSettingsSchema } from './stored-settings.ts';

/** ASM-30: that an assessment is called invalid: by whom, when and why. */
const invalidSchema = z.object({ by: z.string(), at: z.string(), reason: z.string() });

/** ASM-1: a sheet that a person left out of a result: the code of its taster, and why. */
export const leftOutSchema = z.object({ taster: z.string(), reason: z.string() }).readonly();

/** A sheet that a person left out of a result. */
export type LeftOut = z.infer<typeof leftOutSchema>;

/** A validated result of one sample in one replicate; figures are those of exchange.md, in cm. */
export const resultRowSchema = z.object({
  session: z.int(),
  date: z.string(),
  /** Whether its session was for training: it says nothing of the sample, and is no half of a pair (PLN-30). */
  training: z.boolean(),
  sample: z.object({ id: z.string(), code: z.string() }).readonly(),
  replicate: replicateSchema,
  n: z.int(),
  class: z.string(),
  predominantDefect: z.string().nullable(),
  md: z.number().nullable(),
  mf: z.number().nullable(),
  reliable: z.boolean(),
  figures: z.unknown(),
  method: methodVersionSchema,
  /** The heads of the panel's settings it was judged by (LED-4); empty in results older than the book. */
  settingsHeads: z.string(),
  /** Those settings themselves, by which it is recomputed to the same figure (M-RECORD). */
  settings: judgedSettingsSchema.readonly(),
  validatedAt: z.string(),
  validatedBy: z.string(),
  /** RES-3: why its session was validated against its criteria; null where they held. */
  validationReason: z.string().nullable(),
  /** Whether its sample has no final class: its pair was rejected, and further analyses wait (ASM-42). */
  isProvisional: z.boolean(),
  /** PLN-42: whether it checks another result of its sample, and is no half of a pair nor gives the class. */
  isCounter: z.boolean(),
  /** ASM-21: the class that a person gave its sample, and why; null where the results give it. */
  decided: z.object({ class: oilClassSchema, reason: z.string() }).readonly().nullable(),
  /** ASM-30: that a person called its assessment invalid, so that it counts for nothing; null where it is valid. */
  invalid: invalidSchema.readonly().nullable(),
  /** ASM-1: the sheets that were left out of it when it was validated, by the codes of their tasters. */
  leftOut: z.array(leftOutSchema).readonly(),
  /** RPT-2: the number of the report that stands of its sample in this session; null where none was issued. */
  report: z.string().nullable(),
  /** The codes its sheets were tasted under; a pair over two sessions shares none (PLN-31). */
  codes: z.array(z.string()).readonly(),
});

/** A validated result of one sample in one replicate. */
export type ResultRow = Readonly<z.infer<typeof resultRowSchema>>;
