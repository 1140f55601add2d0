import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The room of a table with its long values, in pages of 8 KiB: now, and when it was tidied last; null where it never was. */
export type Room = {
  readonly table: string;
  readonly pages: number;
  readonly tidied: number | null;
};

/** A table that grew by a fifth may hold that much of what is gone; a small one is not worth it, in pages. */
const GROWN = { fifth: 1.2, least: 50 };

/** DAT-13: whether a table is worth tidying: it holds something and never was, or has grown since. */
export const isUntidy = ({ pages, tidied }: Room): boolean =>
  tidied === null ? pages > 0 : pages > tidied * GROWN.fifth + GROWN.least;

/**
 * DAT-13: gives back the room of what is gone and counts anew what is where, a table at a time, as a PostgreSQL server does
 * by itself and the embedded engine does not. Goes on as long as it may; answers the tables that were tidied.
 */
export async function tidyTables(
  db: Kysely<Tables>,
  mayGoOn: () => boolean,
): Promise<readonly string[]> {
  const { rows } = await sql<Room>`
    select c.relname as table,
        (pg_relation_size(c.oid) + coalesce(pg_relation_size(t.oid), 0)) / 8192 as pages,
        case when c.reltuples >= 0 then c.relpages + coalesce(t.relpages, 0) end as tidied
      from pg_class c left join pg_class t on t.oid = c.reltoastrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`.execute(
    db,
  );
  const tidied: string[] = [];
  for (const { table } of rows.filter(isUntidy)) {
    if (!mayGoOn()) break;
    // The name as the database has it: the plugin of names would make `two_factor` of `twoFactor`.
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db.withoutPlugins());
    tidied.push(table);
  }
  return tidied;
}
