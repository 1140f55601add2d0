import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from './migrations/migration.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/** DAT-3: brings the tables up to date, all in one transaction; the same migrations on both engines. Answers their names. */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    // Several are written at a time, and a database may have a later one before an earlier.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ name, up }) => [name, { up }])),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
