import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/** DAT-3: brings the tables up to date, all in one transaction; the same migrations on both engines. */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(MIGRATIONS.map(({ name, up }) => [name, { up }])),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
