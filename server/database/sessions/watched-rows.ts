import { sql } from 'kysely';
import type { SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { PanelScope } from '../database.ts';

/** The facts by which a change of a watched session's rows is detected. */
export type WatchedHead = {
  readonly session: SessionCode;
  readonly state: SessionState;
  readonly date: string;
  readonly glasses: number;
};

/** The rows of a watched session: its panel, and the names of its tasters. */
export type WatchedRows = WatchedHead & {
  readonly panel: string;
  readonly tasters: readonly { readonly id: TasterId; readonly name: string }[];
};

/** The facts by which changes of watched sessions are detected (LIV-5). */
export const watchedHeads = (
  { trx, panel }: PanelScope,
  sessions: readonly SessionCode[],
): Promise<readonly WatchedHead[]> =>
  trx
    .selectFrom('sessions as s')
    .select(['s.number as session', 's.state', 's.date'])
    .select(
      sql<number>`(select count(*)::int from glasses g
        where g.panel = s.panel and g.session = s.number)`.as('glasses'),
    )
    .where('s.panel', '=', panel)
    .where('s.number', 'in', [...sessions])
    .execute();

/**
 * The rows of a watched session, without names before it was shown. Null when it does not exist
 * (LIV-20).
 */
export async function watchedRows(
  scope: PanelScope,
  session: SessionCode,
): Promise<WatchedRows | null> {
  const [head] = await watchedHeads(scope, [session]);
  if (head === undefined) return null;
  const { trx, panel } = scope;
  const { name } = await trx
    .selectFrom('panels')
    .select('name')
    .where('id', '=', panel)
    .executeTakeFirstOrThrow();
  const tasters = await trx
    .selectFrom('tasters as t')
    .select(['t.id', 't.displayName as name'])
    .where('t.panel', '=', panel)
    .where('t.id', 'in', (from) =>
      from
        .selectFrom('glasses')
        .select('taster')
        .where('panel', '=', panel)
        .where('session', '=', session),
    )
    .orderBy('t.nameKey')
    .orderBy('t.id')
    .execute();
  return { ...head, panel: name, tasters: head.state === 'draft' ? [] : tasters };
}
