import { z } from 'zod';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { replicateSchema } from '../words/replicate.ts';

const session = z.int();
const sheet = { session, replicate: replicateSchema, taster: z.string() };
const why = { reason: z.string() };

/**
 * RPT-4: what was otherwise than the method or the panel's criteria ask, or was overridden by a person, with the reason. A
 * taster stands by the code of the register alone.
 */
export const deviationSchema = z
  .discriminatedUnion('what', [
    /** RES-3: the session was validated although criteria did not hold; those that are about this sample. */
    z.object({
      what: z.literal('criteria'),
      session,
      ...why,
      by: z.string(),
      failed: z.array(z.string()).readonly(),
    }),
    /** ASM-1: a sheet was left out of the figures. */
    z.object({ what: z.literal('left-out'), ...sheet, ...why }),
    /** ASM-21: a person gave the class. */
    z.object({
      what: z.literal('class-decided'),
      class: oilClassSchema,
      ...why,
      by: z.string(),
      at: z.string(),
    }),
    /** ASM-30: the assessment had been called invalid and is valid again. */
    z.object({
      what: z.literal('valid-again'),
      session,
      ...why,
      by: z.string(),
      at: z.string(),
    }),
    /** ASM-20: a pair of analyses before this one was rejected. */
    z.object({
      what: z.literal('pair-rejected'),
      session1: z.int(),
      session2: z.int(),
      enDefect: z.number().nullable(),
      enFruity: z.number().nullable(),
    }),
    /** EVA-5: a signed sheet was opened again. */
    z.object({ what: z.literal('opened-again'), ...sheet, ...why }),
    /** KEY-6: a sheet was keyed in from paper; KEY-9: `alone` by whoever had opened the sealed one again, since nobody else could. */
    z.object({
      what: z.literal('keyed-in'),
      ...sheet,
      ...why,
      alone: z.literal(true).exactOptional(),
    }),
    /** M-SHEET: a taster smelled the oil and did not taste it. */
    z.object({ what: z.literal('smelled-only'), ...sheet }),
    /** EVA-9: how a glass was taken is in doubt. */
    z.object({
      what: z.literal('taken'),
      ...sheet,
      doubt: z.enum(['order', 'rest', 'clocks', 'seen']),
    }),
    /** BRD-2: figures were opened before all had signed. */
    z.object({ what: z.literal('figures-opened'), session }),
    /** SES-6: a condition of the conduct was not met when the session was shown. */
    z.object({ what: z.literal('condition'), session, code: z.string() }),
  ])
  .readonly();

/** What was otherwise than asked, or overridden. */
export type Deviation = z.infer<typeof deviationSchema>;
