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

/**
 * Maximum length of a report file, in UTF-16 units; the longest report has less than a tenth of it.
 */
const LONGEST = 4_000_000;

/**
 * Reads the number of a report file and computes the digest of its content; null if it is no report
 * (RPT-8). The text must be the canonical JSON of its content (SEC-84). Of two members of one name
 * JSON keeps the last, and the first would be hidden in the file.
 */
export function readReportFile(text: string): ReportCode | null {
  if (text.length > LONGEST) return null;
  try {
    const said: unknown = JSON.parse(text);
    const read = fileSchema.safeParse(said);
    if (!read.success || canonical(said) !== text.trim()) return null;
    return { number: read.data.number, digest: digestOf(said) };
  } catch {
    // No JSON, or nested too deep to be serialised again.
    return null;
  }
}
