import { resolve } from 'node:path';
import { sql } from 'kysely';
import { createKysely } from '../create-kysely.ts';
import type { Durability } from '../database.ts';
import type { OpenedDatabase } from '../opened.ts';
import { embeddedDialect } from './embedded-dialect.ts';
import { startEngineThread } from './engine-thread.ts';

const NOT_SYNCED =
  'The embedded database cannot bring its writes to the disk: a power cut may lose what was called stored. ' +
  'Set DATABASE_URL to a PostgreSQL server, or go back to the release before.';

/** Opens the embedded database of a data folder, or one in memory. */
export async function openEmbedded(
  place: { readonly dataFolder: string } | { readonly memory: true; readonly from?: Uint8Array },
): Promise<OpenedDatabase & { readonly dump: () => Promise<Uint8Array> }> {
  const thread = await startEngineThread(
    'dataFolder' in place
      ? { folder: resolve(place.dataFolder), from: null }
      : { folder: null, from: place.from ?? null },
  );
  const db = createKysely(embeddedDialect(thread));

  /** DAT-5: not believed but counted: a commit must bring something to the disk. */
  async function durability(): Promise<Durability> {
    if (!('dataFolder' in place)) return { synced: false, note: 'The database is in memory.' };
    const before = await thread.syncs();
    await sql`update verdial_installation set opened_at = now()`.execute(db);
    const after = await thread.syncs();
    return before !== null && after !== null && after > before
      ? { synced: true, by: 'embedded' }
      : { synced: false, note: NOT_SYNCED };
  }

  return {
    engine: 'embedded',
    db,
    durability,
    unhurried: (work) => work(db),
    dump: () => thread.dump(),
    async close() {
      await db.destroy();
      await thread.close();
    },
  };
}
