import { resolve } from 'node:path';
import { sql } from 'kysely';
import { createKysely } from '../create-kysely.ts';
import type { Durability } from '../database.ts';
import type { OpenedDatabase } from '../opened.ts';
import { embeddedDialect } from './embedded-dialect.ts';
import { createEngineKeeper } from './engine-keeper.ts';

const NOT_SYNCED =
  'The embedded database cannot bring its writes to the disk: a power cut may lose what was called stored. ' +
  'Set DATABASE_URL to a PostgreSQL server, or go back to the release before.';

/** No statement of a request or of storing takes a tenth of this; what does not end is taken for an engine that hangs. */
const LIMIT_MS = 30_000;

/** Opens the embedded database of a data folder, or one in memory. A statement has `limit` milliseconds. */
export async function openEmbedded(
  place: { readonly dataFolder: string } | { readonly memory: true; readonly from?: Uint8Array },
  limit = LIMIT_MS,
): Promise<OpenedDatabase & { readonly dump: () => Promise<Uint8Array> }> {
  let hurried = true;
  const keeper = await createEngineKeeper(
    'dataFolder' in place
      ? { folder: resolve(place.dataFolder), from: null }
      : { folder: null, from: place.from ?? null },
    () => (hurried ? limit : null),
  );
  const db = createKysely(embeddedDialect(keeper));

  /** DAT-5: not believed but counted: a commit must bring something to the disk. */
  async function durability(): Promise<Durability> {
    if (!('dataFolder' in place)) return { synced: false, note: 'The database is in memory.' };
    const syncs = async () => (await keeper.open()).syncs();
    const before = await syncs();
    await sql`update verdial_installation set opened_at = now()`.execute(db);
    const after = await syncs();
    return before !== null && after !== null && after > before
      ? { synced: true, by: 'embedded' }
      : { synced: false, note: NOT_SYNCED };
  }

  return {
    engine: 'embedded',
    db,
    durability,
    async unhurried(work) {
      hurried = false;
      try {
        return await work(db);
      } finally {
        hurried = true;
      }
    },
    dump: async () => (await keeper.open()).dump(),
    async close() {
      await db.destroy();
      await keeper.close();
    },
  };
}
