import { sql } from 'kysely';
import type { SessionCode, TasterId } from '../../domain/words/ids.ts';
import type { SessionState } from '../../domain/words/session-state.ts';
import type { PanelScope } from './database.ts';

/** By what is told whether the rows behind a watched session changed. */
export type WatchedHead = {
  readonly session: SessionCode;
  readonly state: SessionState;
  readonly date: string;
  readonly glasses: number;
};

/** What the rows say of a watched session: of whom it is, and who tastes in it, by name. */
export type WatchedRows = WatchedHead & {
  readonly panel: string;
  readonly tasters: readonly { readonly id: TasterId; readonly name: string }[];
};

/** LIV-5: the heads of sessions that are watched. */
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

/** LIV-20: what the rows say of a session; nobody is named before it was shown. Null when there is none. */
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
