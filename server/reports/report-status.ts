import type { Page } from '../../domain/lists/list-page.ts';
import type { ListQuery } from '../../domain/lists/list-query.ts';
import type {
  ListedReport,
  ReportRow,
  ReportStanding,
} from '../../domain/reports/report-answers.ts';
import { digestOf } from '../../domain/reports/report-digest.ts';
import { type ReportRecord, reportRecordSchema } from '../../domain/reports/report-record.ts';
import { parseSampleId, parseSessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';
import { listReports, reportsToCompare } from '../database/reports/reports.ts';
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

/**
 * Lists one page of the reports of a panel, each with its status (RPT-2, RPT-5). Only reports whose
 * facts may have changed are compared.
 */
export async function listReportsWithStatus(
  scope: PanelScope,
  query: ListQuery,
): Promise<Page<ListedReport>> {
  const { rows, total } = await listReports(scope, query);
  const toCompare = await reportsToCompare(
    scope,
    rows.map(({ number }) => number),
  );
  const listed: ListedReport[] = [];
  for (const row of rows) {
    const kept = toCompare.find(({ number }) => number === row.number);
    const unchanged = row.replacedBy === null ? 'stands' : 'replaced';
    const standing =
      kept === undefined ? unchanged : await readReportStatus(scope, { row, record: kept.record });
    listed.push({ ...row, standing });
  }
  return { rows: listed, total };
}
