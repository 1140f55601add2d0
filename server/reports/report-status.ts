import type { ReportRow, ReportStanding } from '../../domain/reports/report-answers.ts';
import { digestOf } from '../../domain/reports/report-digest.ts';
import { type ReportRecord, reportRecordSchema } from '../../domain/reports/report-record.ts';
import { parseSampleId, parseSessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';
import { loadDraft } from './draft-report.ts';

/** Parses the record of a report (RPT-2). */
export const readRecord = (text: string): ReportRecord =>
  reportRecordSchema.parse(JSON.parse(text));

/**
 * Reads the status of a report (RPT-5). It is replaced if another report followed. Else it is
 * outdated if the records now give other findings, or none.
 */
export async function readReportStatus(
  scope: PanelScope,
  { row, record }: { readonly row: ReportRow; readonly record: string },
): Promise<ReportStanding> {
  if (row.replacedBy !== null) return 'replaced';
  const [session, sample] = [parseSessionCode(row.session), parseSampleId(row.sample.id)];
  const now = session === null || sample === null ? null : await loadDraft(scope, session, sample);
  return now?.ok === true && digestOf(now.value.findings) === digestOf(readRecord(record).findings)
    ? 'stands'
    : 'outdated';
}
