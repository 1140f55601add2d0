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

function digestOfTables(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/database/migrations', 'server/database/walls'].map(root))
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync(root('node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}
