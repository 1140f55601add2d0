import { z } from 'zod';
import { isReportNumber } from './report-number.ts';

/**
 * Schema of the verification code of a report: its number, and its digest, which nobody can guess
 * (RPT-7).
 */
export const reportCodeSchema = z.strictObject({
  number: z.string().refine(isReportNumber, 'number'),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The verification code of a report. */
export type ReportCode = Readonly<z.infer<typeof reportCodeSchema>>;

/**
 * The URL at which a report is verified (RPT-7). The code is in the fragment after #, which no
 * browser sends: neither a server's log nor a proxy's records it.
 */
export const reportAddress = (origin: string, { number, digest }: ReportCode): string =>
  `${origin}/verify#${number}.${digest}`;

/**
 * Parses a verification code: the fragment of such a URL, the whole URL, or number and digest as
 * printed; null for any other text (RPT-7).
 */
export function readReportCode(text: string): ReportCode | null {
  const named = text.slice(text.lastIndexOf('#') + 1).trim();
  // On paper there is a space between the two, and within the second.
  const [, number = '', digest = ''] = /^([^.\s]*)[.\s]+(.*)$/su.exec(named) ?? [];
  const read = reportCodeSchema.safeParse({
    number,
    digest: digest.replaceAll(/\s/gu, '').toLowerCase(),
  });
  return read.success ? read.data : null;
}
