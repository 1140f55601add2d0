import { z } from 'zod';
import { leftOutSchema } from '../results/result-row.ts';
import { referenceValueSchema } from '../samples/reference-value.ts';

/** Schema of a calendar month, YYYY-MM. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** The most months in one response: two years of a busy panel are half a megabyte. */
export const MOST_MONTHS = 24;

/** Input schema of the requested months: their names, separated by commas (QUA-1). */
export const packsQuery = z.strictObject({
  months: z
    .string()
    .refine(
      (text) =>
        text.split(',').length <= MOST_MONTHS &&
        text.split(',').every((month) => monthSchema.safeParse(month).success),
    ),
});

/**
 * Response schema of a month with validated sessions: how many, and the digest of their present
 * content (QUA-1).
 */
export const qualityMonthSchema = z.object({
  month: monthSchema,
  digest: z.string(),
  sessions: z.int(),
});

/**
 * Response schema of a month with its month pack (base64) and the digest of its content (QUA-1).
 */
export const monthSheetsSchema = z.object({
  month: monthSchema,
  digest: z.string(),
  pack: z.base64(),
});

/**
 * Response schema of the names in figures of quality: every taster of the register, and every
 * reference material (QUA-1).
 */
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
  /** The sessions that were validated against their criteria, each with its reason (RES-3). */
  againstCriteria: z
    .array(z.object({ session: z.int(), reason: z.string() }).readonly())
    .readonly()
    .default([]),
  /**
   * By the code of a sample in a session, the sheets that a person left out of its valid results
   * (ASM-1).
   */
  leftOut: z
    .array(
      z
        .object({ session: z.int(), sample: z.string(), sheets: leftOutSchema.array().readonly() })
        .readonly(),
    )
    .readonly()
    .default([]),
});

/** The names in figures of quality: tasters and reference materials. */
export type QualityNames = Readonly<z.infer<typeof qualityNamesSchema>>;
