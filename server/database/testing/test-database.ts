import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { wholeWalls } from '../walls/whole-walls.ts';

const root = (path: string): string => new URL(`../../../${path}`, import.meta.url).pathname;

/**
 * A new embedded database in memory with the product's tables and nothing in them, in a third of a second: opened from
 * a copy that is made once for each state of the migrations. Close it after the test.
 */
export async function testDatabase(): Promise<Database> {
  return createDatabase({ memory: true, from: await migratedCopy() });
}

async function migratedCopy(): Promise<Uint8Array> {
  const folder = root('node_modules/.cache/verdial');
  const file = join(folder, `migrated-${digestOfMigrations()}.tar`);
  if (existsSync(file)) return readFileSync(file);
  const opened = await openEmbedded({ memory: true });
  try {
    await migrate(opened.db);
    await wholeWalls(opened.db, false);
    const copy = await opened.dump();
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, copy);
    renameSync(draft, file);
    return copy;
  } finally {
    await opened.close();
  }
}

function digestOfMigrations(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/database/migrations', 'server/database/walls'].map(root))
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync(root('node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}
