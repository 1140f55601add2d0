import { z } from 'zod';
import { leftOutSchema } from './result-row.ts';
import { oilClassSchema } from './sample-verdict.ts';

/** PLN-44: a session that checks a result: which sample of it, in which replicate, and the class it found, which is null until it is validated. */
export const counterSchema = z.object({
  session: z.int(),
  date: z.string(),
  sample: z.string(),
  replicate: z.int().nullable(),
  class: oilClassSchema.nullable(),
  /** RES-3: why it was validated against its criteria; null where they held. */
  validationReason: z.string().nullable(),
  /** ASM-1: the sheets that were left out of it, by the codes of their tasters. */
  leftOut: z.array(leftOutSchema).readonly(),
});

/** A session that checks a result. */
export type Counter = Readonly<z.infer<typeof counterSchema>>;
