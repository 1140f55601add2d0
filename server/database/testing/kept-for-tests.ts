import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const root = (path: string): string => new URL(`../../../${path}`, import.meta.url).pathname;

/**
 * Caches a file or folder that tests start from, and returns its path. It is created once for each
 * state of the migrations and RLS policies. `make` writes to a temporary path, which is renamed
 * when it is complete.
 */
export async function keptForTests(
  name: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const folder = root('node_modules/.cache/verdial');
  const kept = join(folder, `${digestOfTables()}-${name}`);
  if (existsSync(kept)) return kept;
  mkdirSync(folder, { recursive: true });
  const draft = `${kept}.${randomUUID()}`;
  await make(draft);
  // Two processes may create it at once. The first folder stays.
  if (!existsSync(kept)) renameSync(draft, kept);
  return kept;
}

/** The source of the changes to the templates of tests, beyond what the product does. */
const KEPT_BY = 'server/database/testing/shrink-engine.ts';

/**
 * A digest of everything that determines the tables: the migrations, the RLS policies, the embedded
 * engine and the changes to the templates.
 */
export function digestOfTables(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/database/migrations', 'server/database/row-security'].map(root))
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  for (const file of ['node_modules/@electric-sql/pglite/package.json', KEPT_BY])
    hash.update(readFileSync(root(file)));
  return hash.digest('hex').slice(0, 16);
}
