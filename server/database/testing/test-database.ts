import { readFileSync, writeFileSync } from 'node:fs';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { wholeWalls } from '../walls/whole-walls.ts';
import { keptForTests } from './kept-for-tests.ts';

let tables: Promise<Uint8Array> | null = null;

/**
 * A new embedded database in memory with the product's tables and nothing in them, in half a second: opened from
 * a copy that is made once for each state of the migrations. Close it after the test.
 */
export async function testDatabase(): Promise<Database> {
  tables ??= readTables();
  return createDatabase({ memory: true, from: await tables });
}

/** The copy where every thread of this process sees it: forty megabytes that would else be sent to each. */
async function readTables(): Promise<Uint8Array> {
  const read = readFileSync(await emptyTables());
  const shared = new Uint8Array(new SharedArrayBuffer(read.length));
  shared.set(read);
  return shared;
}

const emptyTables = (): Promise<string> =>
  keptForTests('tables.tar', async (file) => {
    const opened = await openEmbedded({ memory: true });
    try {
      await migrate(opened.db);
      await wholeWalls(opened.db, false);
      writeFileSync(file, await opened.dump());
    } finally {
      await opened.close();
    }
  });
