import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { BackedUpTable } from '../backups/backed-up-tables.ts';
import { fillTable } from '../backups/restore-backup.ts';
import { linesOf } from '../backups/table-rows.ts';
import {
  type BackedUpDatabase,
  type Pages,
  presentTables,
  withSnapshot,
} from '../backups/with-snapshot.ts';
import type { Database } from '../database/database.ts';
import { hasPanel } from '../database/panels.ts';
import type { Tables } from '../database/tables.ts';
import { MOVED } from './moved-tables.ts';
import { createLinesSum, type LinesSum } from './sum-lines.ts';

/** A table that moved: how many rows are there, each as where it came from, and the digest of all. */
export type MovedTable = { readonly table: string } & LinesSum;

/** What moved, and whether it is still what there is where it came from. */
export type Moved = { readonly tables: readonly MovedTable[]; readonly isCurrent: boolean };

const EVERYTHING = { panels: [], period: null } as const;

/**
 * REL-7: brings everything of an installation into an empty one, in one transaction: all of it, or nothing. Each table is read
 * back there and held against what came; then every table is read again where it came from.
 */
export async function moveInstallation(from: Database, to: Database): Promise<Moved> {
  if (!(await from.asOwner(hasPanel)))
    throw new Error('there is no panel to move; nothing was moved');
  if (await to.asOwner(hasPanel))
    throw new Error('there is a panel already where it would move to; nothing was moved');
  await refuseLackingTables(ofOwner(from), ofOwner(to));
  const tables = await withSnapshot(ofOwner(from), EVERYTHING, MOVED, (pages) =>
    to.asOwner(async (trx) => {
      await sql`set local time zone 'UTC'`.execute(trx);
      // Made when the place was opened: the key is there, by the same file.
      await trx.deleteFrom('trailKeys').execute();
      const moved: MovedTable[] = [];
      for (const table of MOVED) moved.push(await moveTable(trx, table, pages));
      return moved;
    }),
  );
  return { tables, isCurrent: isDeepStrictEqual(await sumInstallation(from), tables) };
}

/** A database as its owner reads it: also what the server itself may not. */
const ofOwner = ({ owner, aside }: Database): BackedUpDatabase => ({
  db: owner,
  aside,
  // By the owner's own connections.
  beside: null,
});

async function refuseLackingTables(from: BackedUpDatabase, to: BackedUpDatabase): Promise<void> {
  const [here, there] = await Promise.all([presentTables(from), presentTables(to)]);
  const lacking = MOVED.filter(({ table }) => here.has(table) && !there.has(table));
  if (lacking.length > 0)
    throw new Error(
      `there is no table ${lacking[0]?.table} where it would move to; nothing was moved`,
    );
}

async function moveTable(
  trx: Transaction<Tables>,
  table: BackedUpTable,
  pages: Pages,
): Promise<MovedTable> {
  const came = createLinesSum();
  async function* lines() {
    for await (const page of pages(table))
      for (const line of page) {
        came.add(line);
        yield Buffer.from(`${line}\n`);
      }
  }
  await fillTable(trx, table, lines());
  const sum = came.sum();
  if (!isDeepStrictEqual(await sumOf(trx, table), sum))
    throw new Error(`${table.table} reads otherwise where it moved to; nothing was moved`);
  return { table: table.table, ...sum };
}

/** REL-7: how many rows a table has, and the digest of them. */
async function sumOf(trx: Transaction<Tables>, table: BackedUpTable): Promise<LinesSum> {
  const sum = createLinesSum();
  await sql`declare moved no scroll cursor for ${linesOf(table, EVERYTHING)}`.execute(trx);
  const fetch = sql<{ line: string }>`fetch 200 from moved`;
  for (let page = await fetch.execute(trx); page.rows.length > 0; page = await fetch.execute(trx))
    for (const { line } of page.rows) sum.add(line);
  await sql`close moved`.execute(trx);
  return sum.sum();
}

/** The sums of every table that moves, as they stand now. */
async function sumInstallation(database: Database): Promise<readonly MovedTable[]> {
  return database.asOwner(async (trx) => {
    await sql`set local time zone 'UTC'`.execute(trx);
    const sums: MovedTable[] = [];
    for (const table of MOVED) sums.push({ table: table.table, ...(await sumOf(trx, table)) });
    return sums;
  });
}
