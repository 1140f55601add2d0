import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type BackedUpTable, pageOf } from './backed-up-tables.ts';
import { type Chosen, copyOf, linesOf, linesOfCopy } from './table-rows.ts';

/** What of a database is read for a backup. */
export type BackedUpDatabase = Pick<Database, 'engine' | 'db' | 'asInstallation'>;

/** The rows of a table as they stood at the instant, a page at a time. */
export type Pages = (table: BackedUpTable) => AsyncGenerator<readonly string[]>;

type Line = { readonly line: string };

/**
 * BAK-1: does the work on rows that all stood at one instant, while the panel works. A server reads them in one
 * transaction that sees that instant. The embedded database has one connection, which no mark may wait for: it copies
 * the rows aside at once, and they are read from there with others between.
 */
export async function atOneInstant<Value>(
  database: BackedUpDatabase,
  chosen: Chosen,
  list: readonly BackedUpTable[],
  work: (pages: Pages) => Promise<Value>,
): Promise<Value> {
  const present = await presentTables(database);
  const tables = list.filter(({ table }) => present.has(table));
  return database.engine === 'server'
    ? inOneTransaction(database, chosen, tables, work)
    : fromCopies(database, chosen, tables, work);
}

/** BAK-23: another process of the installation is making a backup that is made one at a time. */
export class MadeElsewhere extends Error {}

/** The tables that are there: those of accounts come with the first start. */
export async function presentTables({ db }: BackedUpDatabase): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

async function inOneTransaction<Value>(
  { db }: BackedUpDatabase,
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

/** Holds a name until the transaction ends. Throws MadeElsewhere where another holds it. */
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
  // Two may be read side by side, also of one table.
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

async function fromCopies<Value>(
  database: BackedUpDatabase,
  chosen: Chosen,
  copied: readonly BackedUpTable[],
  work: (pages: Pages) => Promise<Value>,
): Promise<Value> {
  const mark = randomUUID().replaceAll('-', '').slice(0, 12);
  const nameOf = (table: BackedUpTable) => `backup_${mark}_${copied.indexOf(table)}`;
  await database.asInstallation(async (trx) => {
    for (const table of copied)
      await sql`create temp table ${sql.raw(nameOf(table))} as ${copyOf(table, chosen)}`.execute(
        trx,
      );
  });
  try {
    return await work((table) =>
      copied.includes(table) ? paged(database, table, nameOf(table)) : nothing(),
    );
  } finally {
    await database.asInstallation(async (trx) => {
      for (const table of copied)
        await sql`drop table if exists ${sql.raw(nameOf(table))}`.execute(trx);
    });
  }
}

async function* paged(
  database: BackedUpDatabase,
  table: BackedUpTable,
  name: string,
): AsyncGenerator<readonly string[]> {
  const copy = sql.raw(name);
  // Or each page would read the whole copy, with every mark waiting.
  await database.asInstallation((trx) =>
    sql`create index if not exists ${sql.raw(`${name}_place`)} on ${copy} (backup_place)`.execute(
      trx,
    ),
  );
  for (let from = 0; ; from += pageOf(table)) {
    const { rows } = await database.asInstallation(async (trx) => {
      await inUtc(trx);
      return linesOfCopy(table, copy, from).execute(trx);
    });
    if (rows.length === 0) return;
    yield rows.map(({ line }) => line);
  }
}

async function* nothing(): AsyncGenerator<readonly string[]> {}

const inUtc = (trx: Transaction<Tables>) => sql`set local time zone 'UTC'`.execute(trx);
