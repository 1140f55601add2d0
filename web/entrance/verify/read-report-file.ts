import { z } from 'zod';
import { canonical } from '../../../domain/files/canonical.ts';
import type { ReportCode } from '../../../domain/reports/report-code.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import { isReportNumber } from '../../../domain/reports/report-number.ts';
import { REPORT_FORMAT } from '../../../domain/reports/report-record.ts';

const fileSchema = z.object({
  format: z.literal(REPORT_FORMAT),
  number: z.string().refine(isReportNumber, 'number'),
});

/** How long a report's file may be, in UTF-16 units; the longest report has less than a tenth of it. */
const LONGEST = 4_000_000;

/**
 * RPT-8: the number that a report’s file says and the digest of all it says, made here; null where it is no report.
 * SEC-84: the text must be the canonical JSON of what is read of it: of two members of one name only the last is read, and
 * the first would stand in the file unseen.
 */
export function readReportFile(text: string): ReportCode | null {
  if (text.length > LONGEST) return null;
  try {
    const said: unknown = JSON.parse(text);
    const read = fileSchema.safeParse(said);
    if (!read.success || canonical(said) !== text.trim()) return null;
    return { number: read.data.number, digest: digestOf(said) };
  } catch {
    // No JSON, or nested deeper than can be written again.
    return null;
  }
}
