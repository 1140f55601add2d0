import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Size of a table with its TOAST table, in pages of 8 KiB: now, and after its last vacuum (null
 * before the first).
 */
export type TableSize = {
  readonly table: string;
  readonly pages: number;
  readonly vacuumed: number | null;
};

/**
 * The growth that makes a vacuum worthwhile: more than a fifth and 50 pages. A table that grew by a
 * fifth may contain that much dead data. A growth of few pages is not worth a vacuum.
 */
const GROWN = { fifth: 1.2, least: 50 };

/**
 * Whether a table needs a vacuum (DAT-13): it has grown since the last one, or contains data and
 * was never vacuumed.
 */
export const needsVacuum = ({ pages, vacuumed }: TableSize): boolean =>
  vacuumed === null ? pages > 0 : pages > vacuumed * GROWN.fifth + GROWN.least;

/**
 * Vacuums and analyses the tables that need it, one after another (DAT-13). A PostgreSQL server
 * does this by itself (autovacuum). The embedded engine does not. Continues while `mayGoOn` returns
 * true, and returns the names of the vacuumed tables.
 */
export async function vacuumTables(
  db: Kysely<Tables>,
  mayGoOn: () => boolean,
): Promise<readonly string[]> {
  const { rows } = await sql<TableSize>`
    select c.relname as table,
        (pg_relation_size(c.oid) + coalesce(pg_relation_size(t.oid), 0)) / 8192 as pages,
        case when c.reltuples >= 0 then c.relpages + coalesce(t.relpages, 0) end as vacuumed
      from pg_class c left join pg_class t on t.oid = c.reltoastrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`.execute(
    db,
  );
  const vacuumed: string[] = [];
  for (const { table } of rows.filter(needsVacuum)) {
    if (!mayGoOn()) break;
    // Use the table name as it is in the database: the naming plugin would turn `twoFactor` into
    // `two_factor`.
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db.withoutPlugins());
    vacuumed.push(table);
  }
  return vacuumed;
}
