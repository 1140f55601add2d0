import { type Kysely, sql } from 'kysely';
import type { Migration } from './migrations/migration.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/** The schema of a database compared with the migrations of a release. */
export type SchemaState = {
  /** The newest migration of the tables, or null when there are none yet. */
  readonly at: string | null;
  /** Pending migrations: those of the release that the tables lack, in order. */
  readonly lacking: readonly string[];
  /** Migrations of the tables that the release does not have. */
  readonly unknown: readonly string[];
};

/** The newest migration of this release. */
export const newestSchema = (migrations: readonly Migration[] = MIGRATIONS): string =>
  migrations.at(-1)?.name ?? '';

/** Compares the migrations of the tables with the given ones of a release (REL-5). */
export async function readSchemaState(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<SchemaState> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table`.execute(db);
  const done = found[0]?.table == null ? [] : await doneIn(db);
  const known = migrations.map(({ name }) => name);
  return {
    at: known.findLast((name) => done.includes(name)) ?? done.at(-1) ?? null,
    lacking: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

async function doneIn(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
