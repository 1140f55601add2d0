import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const root = (path: string): string => new URL(`../../../${path}`, import.meta.url).pathname;

/**
 * The path of what tests begin with, made once for each state of the migrations and the walls: `make` is given a path beside, and
 * what it leaves there gets its name when it is whole.
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
  // Two processes may make it at once: of a folder the first stays.
  if (!existsSync(kept)) renameSync(draft, kept);
  return kept;
}

/** What is done to the copies that tests begin with, beyond what the product does. */
const KEPT_BY = 'server/database/testing/drop-templates.ts';

/** A digest of what makes the tables: the migrations, the row-level security and the embedded engine. */
export function digestOfTables(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/database/migrations', 'server/database/row-security'].map(root))
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  for (const file of ['node_modules/@electric-sql/pglite/package.json', KEPT_BY])
    hash.update(readFileSync(root(file)));
  return hash.digest('hex').slice(0, 16);
}
