import { createHash } from 'node:crypto';
import type { PanelScope } from '../database/database.ts';
import { instantText } from '../database/json.ts';
import { assessmentCalled, type NamedRecords } from './named-records.ts';
import { verifyFiles } from './verify-files.ts';
import { verifyResults } from './verify-results.ts';
import { verifyScores } from './verify-scores.ts';
import { verifySheets } from './verify-sheets.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies sealed sheets, results, reports and files against the digests in the audit trail, and
 * returns the first difference (AUD-10).
 */
export const verifyRecords = async (
  scope: PanelScope,
  named: NamedRecords,
): Promise<WrongRecord | null> =>
  (await verifySheets(scope, named)) ??
  (await verifyResults(scope, named)) ??
  (await verifyScores(scope, named)) ??
  (await verifyValidity(scope, named)) ??
  (await verifyReports(scope, named)) ??
  (await verifyFiles(scope, named));

/**
 * Verifies the validity of every assessment against its latest audit entry: the value, by whom,
 * when and why (AUD-10, ASM-30).
 */
async function verifyValidity(
  { trx, panel }: PanelScope,
  { validity }: Pick<NamedRecords, 'validity'>,
): Promise<WrongRecord | null> {
  const left = new Map(validity);
  const rows = await trx
    .selectFrom('assessmentValidity')
    .select(['session', 'sample', 'valid', 'at', 'by', 'reason'])
    .where('panel', '=', panel)
    .execute();
  for (const row of rows) {
    const what = assessmentCalled(row);
    const named = left.get(what);
    if (named === undefined) return { problem: 'results-unknown', what };
    const { valid, by, reason } = row;
    const isSame =
      named.valid === valid &&
      named.by === by &&
      named.reason === reason &&
      named.at === instantText(row.at);
    if (!isSame) return { problem: 'results-changed', what };
    left.delete(what);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : { problem: 'results-missing', what: missing };
}

/**
 * Verifies every report against the digest in the audit trail, and that the replacement is the one
 * in the trail (AUD-10, RPT-6).
 */
export async function verifyReports(
  { trx, panel }: PanelScope,
  { reports }: Pick<NamedRecords, 'reports'>,
): Promise<WrongRecord | null> {
  const left = new Map(reports);
  const rows = await trx
    .selectFrom('reports')
    .select(['number', 'digest', 'record', 'replacedBy'])
    .where('panel', '=', panel)
    .execute();
  for (const { number: what, digest, record, replacedBy } of rows) {
    const named = left.get(what);
    if (named === undefined) return { problem: 'report-unknown', what };
    const made = createHash('sha256').update(record).digest('hex');
    if (digest !== named.digest || made !== named.digest || replacedBy !== named.replacedBy)
      return { problem: 'report-changed', what };
    left.delete(what);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : { problem: 'report-missing', what: missing };
}
