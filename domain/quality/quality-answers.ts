import { z } from 'zod';
import { leftOutSchema } from '../results/result-row.ts';
import { referenceValueSchema } from '../samples/reference-value.ts';

/** A calendar month, YYYY-MM. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** How many months are given at once: two years of a busy panel are half a megabyte. */
export const MOST_MONTHS = 24;

/** QUA-1: the border of the months that are asked for: their names, separated by commas. */
export const packsQuery = z.strictObject({
  months: z
    .string()
    .refine(
      (text) =>
        text.split(',').length <= MOST_MONTHS &&
        text.split(',').every((month) => monthSchema.safeParse(month).success),
    ),
});

/** QUA-1: a month with validated sessions: how many, and the digest of what stands of them. */
export const qualityMonthSchema = z.object({
  month: monthSchema,
  digest: z.string(),
  sessions: z.int(),
});

/** QUA-1: a month with its sheets, packed (base64); the digest is that of what is in it. */
export const monthSheetsSchema = z.object({
  month: monthSchema,
  digest: z.string(),
  pack: z.base64(),
});

/** QUA-1: who and what the figures of quality name: every taster of the register, and every reference material. */
export const qualityNamesSchema = z.object({
  tasters: z.array(
    z
      .object({ id: z.string(), code: z.string(), name: z.string(), active: z.boolean() })
      .readonly(),
  ),
  references: z.array(
    z
      .object({
        id: z.string(),
        code: z.string(),
        scope: z.string(),
        values: z.array(referenceValueSchema).readonly(),
      })
      .readonly(),
  ),
  /** RES-3: the sessions that were validated against their criteria, each with its reason. */
  againstCriteria: z
    .array(z.object({ session: z.int(), reason: z.string() }).readonly())
    .readonly()
    .default([]),
  /** ASM-1: of each sample of a session, by its code, the sheets that a person left out of its standing results. */
  leftOut: z
    .array(
      z
        .object({ session: z.int(), sample: z.string(), sheets: leftOutSchema.array().readonly() })
        .readonly(),
    )
    .readonly()
    .default([]),
});

/** Who and what the figures of quality name. */
export type QualityNames = Readonly<z.infer<typeof qualityNamesSchema>>;
