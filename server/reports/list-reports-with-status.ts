import type { Page } from '../../domain/lists/list-page.ts';
import type { ListQuery } from '../../domain/lists/list-query.ts';
import type { ListedReport } from '../../domain/reports/report-answers.ts';
import type { PanelScope } from '../database/database.ts';
import { listReports, reportsToCompare } from '../database/reports/reports.ts';
import { readReportStatus } from './report-status.ts';

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
