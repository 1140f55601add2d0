import { z } from 'zod';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { replicateSchema } from '../words/replicate.ts';

const session = z.int();
const sheet = { session, replicate: replicateSchema, taster: z.string() };
const why = { reason: z.string() };

/**
 * Schema of a deviation from the method or the panel's criteria, or a person's override with its
 * reason (RPT-4). A taster appears only by the code in the register.
 */
export const deviationSchema = z
  .discriminatedUnion('what', [
    /**
     * RES-3: the session was validated although criteria were not met; those that concern this
     * sample.
     */
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
    /** ASM-30: the assessment was declared invalid, and later valid again. */
    z.object({
      what: z.literal('valid-again'),
      session,
      ...why,
      by: z.string(),
      at: z.string(),
    }),
    /** ASM-20: an earlier pair of analyses was rejected. */
    z.object({
      what: z.literal('pair-rejected'),
      session1: z.int(),
      session2: z.int(),
      enDefect: z.number().nullable(),
      enFruity: z.number().nullable(),
    }),
    /** EVA-5: a signed sheet was re-opened. */
    z.object({ what: z.literal('opened-again'), ...sheet, ...why }),
    /**
     * KEY-6: a sheet was keyed in from paper. `alone`: by the person who had re-opened the sealed
     * sheet, since nobody else could (KEY-9).
     */
    z.object({
      what: z.literal('keyed-in'),
      ...sheet,
      ...why,
      alone: z.literal(true).exactOptional(),
    }),
    /** M-SHEET: a taster smelled the oil and did not taste it. */
    z.object({ what: z.literal('smelled-only'), ...sheet }),
    /** EVA-9: the conduct of a glass (order, rest) is in doubt. */
    z.object({
      what: z.literal('taken'),
      ...sheet,
      doubt: z.enum(['order', 'rest', 'clocks', 'seen']),
    }),
    /** BRD-2: figures were opened before all tasters had signed. */
    z.object({ what: z.literal('figures-opened'), session }),
    /** SES-6: a condition of the conduct was not met when the session was shown. */
    z.object({ what: z.literal('condition'), session, code: z.string() }),
  ])
  .readonly();

/** A deviation from the method or the panel's criteria, or a person's override. */
export type Deviation = z.infer<typeof deviationSchema>;
