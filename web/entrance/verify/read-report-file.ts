import { z } from 'zod';
import type { ReportCode } from '../../../domain/reports/report-code.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import { isReportNumber } from '../../../domain/reports/report-number.ts';
import { REPORT_FORMAT } from '../../../domain/reports/report-record.ts';

const fileSchema = z.object({
  format: z.literal(REPORT_FORMAT),
  number: z.string().refine(isReportNumber, 'number'),
});

/** RPT-8: the number that a report’s file says and the digest of all it says, made here; null where it is no report. */
export function readReportFile(text: string): ReportCode | null {
  const said = jsonOf(text);
  const read = fileSchema.safeParse(said);
  return read.success ? { number: read.data.number, digest: digestOf(said) } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
