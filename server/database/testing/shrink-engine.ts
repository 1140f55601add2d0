import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Drops the template databases of PostgreSQL. The embedded engine has a single database, and they
 * are a third of what each test copies.
 */
export async function dropTemplates(db: Kysely<Tables>): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1'])
    await sql`drop database ${sql.id(name)}`.execute(db);
  await sql`checkpoint`.execute(db);
}
