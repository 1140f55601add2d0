import { readFileSync, writeFileSync } from 'node:fs';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { wholeWalls } from '../walls/whole-walls.ts';
import { keptForTests } from './kept-for-tests.ts';

/**
 * A new embedded database in memory with the product's tables and nothing in them, in a third of a second: opened from
 * a copy that is made once for each state of the migrations. Close it after the test.
 */
export async function testDatabase(): Promise<Database> {
  return createDatabase({ memory: true, from: readFileSync(await migratedCopy()) });
}

const migratedCopy = (): Promise<string> =>
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
