import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Throws when the text encoding of a database is not UTF-8, before anything is created in it
 * (DAT-49). PostgreSQL copies the encoding of the template. That is SQL_ASCII on a machine without
 * a locale, where a name with an accent would fail later.
 */
export async function refuseEncoding(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8')
    throw new Error(
      `the encoding of the database is ${encoding}, not UTF8; nothing was made in it. Make one with npm run database:create, or with: create database … template template0 encoding 'UTF8'`,
    );
}
