import { z } from 'zod';
import { leftOutSchema } from './result-row.ts';
import { oilClassSchema } from './sample-verdict.ts';

/**
 * Schema of a session that checks a result: which sample, in which replicate, and the class that it
 * found, null until it is validated (PLN-44).
 */
export const counterSchema = z.object({
  session: z.int(),
  date: z.string(),
  sample: z.string(),
  replicate: z.int().nullable(),
  class: oilClassSchema.nullable(),
  /** Why it was validated against its criteria; null where they were met (RES-3). */
  validationReason: z.string().nullable(),
  /** The sheets that were left out of it, by the codes of their tasters (ASM-1). */
  leftOut: z.array(leftOutSchema).readonly(),
});

/** A session that checks a result (counter-assessment). */
export type Counter = Readonly<z.infer<typeof counterSchema>>;
