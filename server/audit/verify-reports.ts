import { createHash } from 'node:crypto';
import type { PanelScope } from '../database/database.ts';
import type { NamedRecords } from './named-records.ts';
import type { WrongRecord } from './wrong-record.ts';

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
