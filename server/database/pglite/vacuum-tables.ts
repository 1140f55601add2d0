import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The size of a table with its TOAST table, in pages of 8 KiB: now, and after its last vacuum (null before the first). */
export type TableSize = {
  readonly table: string;
  readonly pages: number;
  readonly vacuumed: number | null;
};

/** A table that grew by a fifth may hold that much dead data; a growth of few pages is not worth a vacuum. */
const GROWN = { fifth: 1.2, least: 50 };

/** Whether a table needs a vacuum: it has grown since the last one, or holds data and had none (DAT-13). */
export const needsVacuum = ({ pages, vacuumed }: TableSize): boolean =>
  vacuumed === null ? pages > 0 : pages > vacuumed * GROWN.fifth + GROWN.least;

/**
 * Vacuums and analyses the tables that need it, one after the other (DAT-13). A PostgreSQL server does this by itself,
 * the embedded engine does not. Goes on while `mayGoOn` says so, and returns the tables that were vacuumed.
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
    // The name as the database has it: the plugin of names would make `two_factor` of `twoFactor`.
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db.withoutPlugins());
    vacuumed.push(table);
  }
  return vacuumed;
}
