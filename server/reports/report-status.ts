import type { ReportRow, ReportStanding } from '../../domain/reports/report-answers.ts';
import { digestOf } from '../../domain/reports/report-digest.ts';
import { type ReportRecord, reportRecordSchema } from '../../domain/reports/report-record.ts';
import { parseSampleId, parseSessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';
import { loadDraft } from './load-draft.ts';

/** RPT-2: reads the record of a report. */
export const readRecord = (text: string): ReportRecord =>
  reportRecordSchema.parse(JSON.parse(text));

/**
 * RPT-5: the status of a report: replaced, or outdated where the records find another thing by now, or nothing to report any
 * more, and no report has followed yet.
 */
export async function readReportStatus(
  scope: PanelScope,
  { row, record }: { readonly row: ReportRow; readonly record: string },
): Promise<ReportStanding> {
  if (row.replacedBy !== null) return 'replaced';
  const [session, sample] = [parseSessionCode(row.session), parseSampleId(row.sample.id)];
  const now = session === null || sample === null ? null : await loadDraft(scope, session, sample);
  return now?.ok === true &&
    digestOf(now.value.draft.findings) === digestOf(readRecord(record).findings)
    ? 'stands'
    : 'outdated';
}
