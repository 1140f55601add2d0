import { type RawBuilder, sql } from 'kysely';
import type { SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';

/**
 * SQL condition: whether session `s` has a sheet of a taster that was re-opened and is not sealed
 * again (EVA-12).
 */
export const isOpenAgain = (
  taster: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from sheets h where h.panel = s.panel and h.session = s.number and h.taster = ${taster}
    and h.reopened_at is not null and not exists (
      select 1 from sheets n where n.panel = h.panel and n.session = h.session
        and n.taster = h.taster and n.code = h.code and n.version > h.version))`;

/** Whether a taster has a re-opened sheet in a session that is not sealed again. */
export async function hasOpenAgain(
  { trx, panel }: PanelScope,
  session: SessionCode,
  taster: TasterId,
): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions as s')
    .select('s.number')
    .where('s.panel', '=', panel)
    .where('s.number', '=', session)
    .where(isOpenAgain(sql`${taster}::uuid`))
    .executeTakeFirst();
  return row !== undefined;
}
