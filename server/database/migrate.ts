import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from './migrations/migration.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Migrates the tables to the current schema, in one transaction (DAT-3). Both engines have the same
 * migrations. Returns the names of the migrations that it ran.
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    // Migrations are written in parallel, so a database may have a later one before an earlier one.
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
