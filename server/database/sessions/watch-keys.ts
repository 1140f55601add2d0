import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { WatchKey, WatchKeyInput } from '../../../domain/watching/watch-key.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/** The maximum number of keys that are listed. */
const MOST = 200;

/** Lists the watch keys of a panel, newest first (LIV-1). */
export async function listWatchKeys({ trx, panel }: PanelScope): Promise<readonly WatchKey[]> {
  const rows = await trx
    .selectFrom('watchKeys')
    .selectAll()
    .where('panel', '=', panel)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(keyOf);
}

/** Inserts a watch key by its digest. Refuses when its id exists already (LIV-1). */
export async function insertWatchKey(
  { trx, panel }: PanelScope,
  { id, name, session, ends }: WatchKeyInput,
  made: { readonly digest: string; readonly by: string; readonly at: Date },
): Promise<Result<WatchKey, 'not-found' | 'nothing-changes'>> {
  if (session !== null) {
    const known = await trx
      .selectFrom('sessions')
      .select('number')
      .where('panel', '=', panel)
      .where('number', '=', session)
      .executeTakeFirst();
    if (known === undefined) return refuse('not-found');
  }
  const row = await trx
    .insertInto('watchKeys')
    .values({
      panel,
      id,
      name,
      session,
      ends,
      digest: made.digest,
      byName: made.by,
      at: made.at,
    })
    .onConflict((found) => found.columns(['panel', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? refuse('nothing-changes') : accept(keyOf(row));
}

/** Revokes a watch key that is not revoked yet (LIV-3). */
export async function revokeWatchKey(
  { trx, panel }: PanelScope,
  id: string,
  revoked: { readonly by: string; readonly at: Date },
): Promise<Result<WatchKey, 'not-found' | 'nothing-changes'>> {
  const row = await trx
    .updateTable('watchKeys')
    .set({ revokedBy: revoked.by, revokedAt: revoked.at })
    .where('panel', '=', panel)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return accept(keyOf(row));
  const known = await trx
    .selectFrom('watchKeys')
    .select('id')
    .where('panel', '=', panel)
    .where('id', '=', id)
    .executeTakeFirst();
  return refuse(known === undefined ? 'not-found' : 'nothing-changes');
}

/** The watch key with a digest, or null (LIV-4). */
export async function findWatchKey(
  { trx, panel }: PanelScope,
  digest: string,
): Promise<WatchKey | null> {
  const row = await trx
    .selectFrom('watchKeys')
    .selectAll()
    .where('panel', '=', panel)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row === undefined ? null : keyOf(row);
}

/** The current state of the given watch keys, to notice revoked ones (LIV-3). */
export async function findWatchKeys(
  { trx, panel }: PanelScope,
  ids: readonly string[],
): Promise<readonly WatchKey[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('watchKeys')
    .selectAll()
    .where('panel', '=', panel)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(keyOf);
}

type KeyRow = Pick<WatchKey, 'id' | 'name'> & {
  readonly session: SessionCode | null;
  readonly ends: Date;
  readonly byName: string;
  readonly at: Date;
  readonly revokedBy: string | null;
  readonly revokedAt: Date | null;
};

const keyOf = (row: KeyRow): WatchKey => ({
  id: row.id,
  name: row.name,
  session: row.session,
  ends: instantText(row.ends),
  by: row.byName,
  at: instantText(row.at),
  revoked:
    row.revokedAt === null || row.revokedBy === null
      ? null
      : { by: row.revokedBy, at: instantText(row.revokedAt) },
});
