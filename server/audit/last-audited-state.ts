import { sql } from 'kysely';
import type { PanelScope } from '../database/database.ts';
import { json } from '../database/json.ts';

/**
 * Returns the `after` state of the newest audit entry of one of these commands whose data contain
 * `data`; null when there is none.
 */
export async function lastAuditedState(
  { trx, panel }: PanelScope,
  commands: readonly string[],
  data: object,
): Promise<unknown> {
  const row = await trx
    .selectFrom('audit')
    .select('after')
    .where('panel', '=', panel)
    .where('command', 'in', commands)
    .where(sql<boolean>`data @> ${json(data)}::jsonb`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.after ?? null;
}
