import { sql } from 'kysely';
import { countsInMedians } from '../../../domain/tasters/status-history.ts';
import type { StatusSpan } from '../../../domain/tasters/status-span.ts';
import type { TasterStatus } from '../../../domain/tasters/taster-status.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';

/**
 * Stores the status history of a taster as rows for lists and sessions. The history (book) is the
 * source of truth.
 */
export async function projectStatuses(
  { trx, panel }: PanelScope,
  taster: TasterId,
  spans: readonly StatusSpan[],
): Promise<void> {
  await trx
    .deleteFrom('tasterStatuses')
    .where('panel', '=', panel)
    .where('taster', '=', taster)
    .execute();
  if (spans.length === 0) return;
  await trx
    .insertInto('tasterStatuses')
    .values(
      spans.map(({ id, status, from, to }) => ({
        panel,
        taster,
        id,
        status,
        fromDay: from,
        toDay: to,
      })),
    )
    .execute();
}

/**
 * The tasters whose status on a date excludes their sheets from the medians, with that status
 * (STS-4).
 */
export async function leftOutOn(
  { trx, panel }: PanelScope,
  tasters: readonly TasterId[],
  day: string,
): Promise<ReadonlyMap<TasterId, TasterStatus>> {
  if (tasters.length === 0) return new Map();
  const rows = await trx
    .selectFrom('tasterStatuses')
    .select(['taster', 'status'])
    .where('panel', '=', panel)
    .where('taster', 'in', [...new Set(tasters)])
    .where('fromDay', '<=', day)
    .where((where) => where.or([where('toDay', 'is', null), where(sql<string>`to_day`, '>=', day)]))
    .execute();
  return new Map(
    rows.filter(({ status }) => !countsInMedians(status)).map((row) => [row.taster, row.status]),
  );
}
