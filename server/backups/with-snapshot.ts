import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type BackedUpTable, pageOf } from './backed-up-tables.ts';
import { type Chosen, linesOf } from './table-rows.ts';

/** The part of a database that a backup reads. */
export type BackedUpDatabase = Pick<Database, 'db' | 'openCopy' | 'readAccess'>;

/** Reads the rows of a table in the snapshot, one page at a time. */
export type Pages = (table: BackedUpTable) => AsyncGenerator<readonly string[]>;

type Line = { readonly line: string };

/**
 * Runs the work on a consistent snapshot of the rows, while the panel works (BAK-1). On a database
 * server the snapshot is a read-only transaction (repeatable read). The embedded database has one
 * connection, which must stay free for marks. So it is copied in steps, with other work in between,
 * and the copy is read (DAT-14).
 */
export async function withSnapshot<Value>(
  database: BackedUpDatabase,
  chosen: Chosen,
  list: readonly BackedUpTable[],
  work: (pages: Pages) => Promise<Value>,
): Promise<Value> {
  const present = await presentTables(database);
  const tables = list.filter(({ table }) => present.has(table));
  if (database.openCopy === null) return inOneTransaction(database, chosen, tables, work);
  const openCopy = await database.openCopy();
  try {
    return await inOneTransaction(openCopy, chosen, tables, work);
  } finally {
    await openCopy.close();
  }
}

/** The error when another process holds the advisory lock for this backup (BAK-23). */
export class MadeElsewhere extends Error {}

/** Lists the existing tables: those of the account library are created at the first start. */
export async function presentTables({
  db,
}: Pick<BackedUpDatabase, 'db'>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

async function inOneTransaction<Value>(
  { db }: Pick<BackedUpDatabase, 'db'>,
  chosen: Chosen,
  tables: readonly BackedUpTable[],
  work: (pages: Pages) => Promise<Value>,
): Promise<Value> {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (trx) => {
    await inUtc(trx);
    if (chosen.alone !== undefined) await alone(trx, chosen.alone);
    return work((table) => (tables.includes(table) ? fetched(trx, table, chosen) : nothing()));
  });
}

/**
 * Takes an advisory lock on a name until the transaction ends. Throws MadeElsewhere when another
 * process holds it.
 */
async function alone(trx: Transaction<Tables>, name: string): Promise<void> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext(${`verdial backup ${name}`})) as mine`.execute(trx);
  if (rows[0]?.mine !== true) throw new MadeElsewhere();
}

async function* fetched(
  trx: Transaction<Tables>,
  table: BackedUpTable,
  chosen: Chosen,
): AsyncGenerator<readonly string[]> {
  // A random cursor name, so that two can be open at the same time, even for one table.
  const cursor = sql.raw(`backup_${randomUUID().replaceAll('-', '')}`);
  await sql`declare ${cursor} no scroll cursor for ${linesOf(table, chosen)}`.execute(trx);
  const fetch = sql<Line>`fetch ${sql.raw(String(pageOf(table)))} from ${cursor}`;
  let page = await fetch.execute(trx);
  while (page.rows.length > 0) {
    yield page.rows.map(({ line }) => line);
    page = await fetch.execute(trx);
  }
  await sql`close ${cursor}`.execute(trx);
}

async function* nothing(): AsyncGenerator<readonly string[]> {}

const inUtc = (trx: Transaction<Tables>) => sql`set local time zone 'UTC'`.execute(trx);
