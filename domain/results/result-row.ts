import { z } from 'zod';
import { methodVersionSchema } from '../words/method-version.ts';
import { replicateSchema } from '../words/replicate.ts';
import { oilClassSchema } from './sample-verdict.ts';
import { judgedSettingsSchema } from './stored-settings.ts';

/** The declaration that an assessment is invalid: by whom, when and why (ASM-30). */
const invalidSchema = z.object({ by: z.string(), at: z.string(), reason: z.string() });

/**
 * A sheet that a person left out of (excluded from) a result: the code of its taster, and why
 * (ASM-1).
 */
export const leftOutSchema = z.object({ taster: z.string(), reason: z.string() }).readonly();

/** A sheet that a person left out of (excluded from) a result. */
export type LeftOut = z.infer<typeof leftOutSchema>;

/**
 * A validated result of one sample in one replicate; the figures are those of exchange.md, in cm.
 */
export const resultRowSchema = z.object({
  session: z.int(),
  date: z.string(),
  /**
   * Whether its session was for training: then it counts neither for the sample nor as a half of a
   * pair (PLN-30).
   */
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
  /**
   * The heads of the settings history by which it was judged (LED-4); empty in results older than
   * that history.
   */
  settingsHeads: z.string(),
  /**
   * The settings by which it was judged, so that it can be recomputed to the same figure
   * (M-RECORD).
   */
  settings: judgedSettingsSchema.readonly(),
  validatedAt: z.string(),
  validatedBy: z.string(),
  /** Why its session was validated against its criteria; null where they were met (RES-3). */
  validationReason: z.string().nullable(),
  /**
   * Whether its sample has no final class: its pair was rejected, and further analyses are pending
   * (ASM-42).
   */
  isProvisional: z.boolean(),
  /**
   * Whether it checks another result of its sample: then it is not a half of a pair and gives no
   * class (PLN-42).
   */
  isCounter: z.boolean(),
  /** The class that a person gave its sample, and why; null where the results give it (ASM-21). */
  decided: z.object({ class: oilClassSchema, reason: z.string() }).readonly().nullable(),
  /**
   * Present where a person declared its assessment invalid, so that it does not count; null where
   * it is valid (ASM-30).
   */
  invalid: invalidSchema.readonly().nullable(),
  /** The sheets that were left out when it was validated, by the codes of their tasters (ASM-1). */
  leftOut: z.array(leftOutSchema).readonly(),
  /**
   * The number of the valid report of its sample in this session; null where none was issued
   * (RPT-2).
   */
  report: z.string().nullable(),
  /**
   * The tasting codes of its sheets; the halves of a pair over two sessions share none (PLN-31).
   */
  codes: z.array(z.string()).readonly(),
});

/** A validated result of one sample in one replicate. */
export type ResultRow = Readonly<z.infer<typeof resultRowSchema>>;
