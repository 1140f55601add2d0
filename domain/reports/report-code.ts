import { z } from 'zod';
import { isReportNumber } from './report-number.ts';

/** RPT-7: what a report is asked for by: its number, and its digest, which nobody can guess. */
export const reportCodeSchema = z.strictObject({
  number: z.string().refine(isReportNumber, 'number'),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a report is asked for by. */
export type ReportCode = Readonly<z.infer<typeof reportCodeSchema>>;

/**
 * RPT-7: the address at which a report is verified. What names it stands behind the #, which no browser sends: neither a
 * server's log nor a proxy's keeps it.
 */
export const reportAddress = (origin: string, { number, digest }: ReportCode): string =>
  `${origin}/verify#${number}.${digest}`;

/** RPT-7: reads what stands behind the # of such an address, or the whole of it, or number and record as they are
 * printed; null where it names no report. */
export function readReportCode(text: string): ReportCode | null {
  const named = text.slice(text.lastIndexOf('#') + 1).trim();
  // On paper a space stands between the two, and within the second.
  const [, number = '', digest = ''] = /^([^.\s]*)[.\s]+(.*)$/su.exec(named) ?? [];
  const read = reportCodeSchema.safeParse({
    number,
    digest: digest.replaceAll(/\s/gu, '').toLowerCase(),
  });
  return read.success ? read.data : null;
}
