import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { createKysely } from '../create-kysely.ts';
import type { Durability } from '../database.ts';
import type { OpenedDatabase } from '../opened.ts';
import type { DatabaseCopy } from '../read-access.ts';
import { BASE_BACKUP_PREFIX, createBaseBackup } from './base-backup.ts';
import { embeddedDialect } from './embedded-dialect.ts';
import { createEngineKeeper, type EngineKeeper } from './engine-keeper.ts';

const NOT_SYNCED =
  'The embedded database cannot bring its writes to the disk: a power cut may lose what was called stored. ' +
  'Set DATABASE_URL to a PostgreSQL server, or go back to the release before.';

/**
 * Statement timeout in ms. Statements of requests and of storing take less than a tenth of it. A
 * longer one means that the engine hangs.
 */
const LIMIT_MS = 30_000;

/**
 * Opens the embedded database from a data folder, in memory, or on an engine that is running.
 * `limit` is the statement timeout in milliseconds.
 */
export async function openEmbedded(
  place:
    | { readonly dataFolder: string; readonly isCopy?: boolean }
    | { readonly memory: true; readonly from?: Uint8Array }
    | { readonly keeper: EngineKeeper },
  limit = LIMIT_MS,
): Promise<OpenedDatabase & { readonly dump: () => Promise<Uint8Array> }> {
  let hurried = true;
  const keeper =
    'keeper' in place
      ? place.keeper
      : await createEngineKeeper(
          'dataFolder' in place
            ? { folder: resolve(place.dataFolder), from: null, isCopy: place.isCopy === true }
            : { folder: null, from: place.from ?? null },
          () => (hurried ? limit : null),
        );
  const db = createKysely(embeddedDialect(keeper));
  if ('dataFolder' in place) await removeCopies(place.dataFolder);
  const takeBaseBackup = 'dataFolder' in place ? createBaseBackup(place.dataFolder, db) : null;

  /**
   * Checks the durability of commits by a test (DAT-5): a commit must increase the number of syncs
   * to the disk.
   */
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

  /** Takes a base backup, with a function that deletes it. */
  async function copied() {
    if (takeBaseBackup === null) throw new Error('a database in memory has no files');
    const dataFolder = await takeBaseBackup();
    return { dataFolder, remove: () => rm(dataFolder, { recursive: true, force: true }) };
  }

  /**
   * Opens a read-only copy of the database (DAT-14). The copy of a database in memory is in memory
   * too.
   */
  async function openCopy(): Promise<DatabaseCopy> {
    if (takeBaseBackup === null) {
      const copy = await openEmbedded({ memory: true, from: await dump() });
      return { db: copy.db, close: copy.close };
    }
    const { dataFolder, remove } = await copied();
    try {
      const copy = await openEmbedded({ dataFolder, isCopy: true });
      return {
        db: copy.db,
        close: async () => {
          await copy.close();
          await remove();
        },
      };
    } catch (problem) {
      await remove();
      throw problem;
    }
  }

  const dump = async () => (await keeper.open()).dump();

  return {
    engine: 'embedded',
    db,
    durability,
    openCopy,
    readAccess: takeBaseBackup === null ? null : { kind: 'copy', make: copied },
    async unhurried(work) {
      hurried = false;
      try {
        return await work(db);
      } finally {
        hurried = true;
      }
    },
    dump,
    async close() {
      await db.destroy();
      await keeper.close();
    },
  };
}

/** Removes base backups that a crashed process left behind. */
async function removeCopies(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder))
    if (name.startsWith(BASE_BACKUP_PREFIX)) await rm(join(dataFolder, name), { recursive: true });
}
