import type { PanelScope } from '../database/database.ts';
import { instantText } from '../database/json.ts';
import { assessmentCalled, type NamedRecords } from './named-records.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies the validity of every assessment against its latest audit entry: the value, by whom,
 * when and why (AUD-10, ASM-30).
 */
export async function verifyValidity(
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
