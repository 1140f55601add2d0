import { createHash } from 'node:crypto';
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
import { hasPanel } from '../database/installation/panels.ts';
import type { Tables } from '../database/tables.ts';
import { MOVED } from './moved-tables.ts';

/** A moved table: the number of rows, each equal to the source, and the digest of all. */
export type MovedTable = { readonly table: string } & LinesSum;

/** The result of a move: the tables, and whether the source was unchanged at the end. */
export type Moved = { readonly tables: readonly MovedTable[]; readonly isCurrent: boolean };

const EVERYTHING = { panels: [], period: null } as const;

/**
 * Migrates an installation into an empty one, for example to another database engine, in one
 * transaction (REL-7). Each table is read back from the target and compared with what was read.
 * Then every table is read again from the source.
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
      // The rows were created when the target was opened; the key itself is there, from the same
      // file.
      await trx.deleteFrom('trailKeys').execute();
      const moved: MovedTable[] = [];
      for (const table of MOVED) moved.push(await moveTable(trx, table, pages));
      return moved;
    }),
  );
  return { tables, isCurrent: isDeepStrictEqual(await sumInstallation(from), tables) };
}

/** Returns a database as its owner, who may read tables that the server may not. */
const ofOwner = ({ owner, openCopy }: Database): BackedUpDatabase => ({
  db: owner,
  openCopy,
  // Read over the owner's own connections only.
  readAccess: null,
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

/** Counts the rows of a table and computes their digest (REL-7). */
async function sumOf(trx: Transaction<Tables>, table: BackedUpTable): Promise<LinesSum> {
  const sum = createLinesSum();
  await sql`declare moved no scroll cursor for ${linesOf(table, EVERYTHING)}`.execute(trx);
  const fetch = sql<{ line: string }>`fetch 200 from moved`;
  for (let page = await fetch.execute(trx); page.rows.length > 0; page = await fetch.execute(trx))
    for (const { line } of page.rows) sum.add(line);
  await sql`close moved`.execute(trx);
  return sum.sum();
}

/** Computes the current digests of all tables that move. */
async function sumInstallation(database: Database): Promise<readonly MovedTable[]> {
  return database.asOwner(async (trx) => {
    await sql`set local time zone 'UTC'`.execute(trx);
    const sums: MovedTable[] = [];
    for (const table of MOVED) sums.push({ table: table.table, ...(await sumOf(trx, table)) });
    return sums;
  });
}

/** The number of lines, and a digest that does not depend on their order. */
type LinesSum = { readonly rows: number; readonly digest: string };

const LARGEST = 1n << 256n;

/**
 * Creates an order-independent digest of lines: the sum of their SHA-256 hashes modulo 2^256. Two
 * equal lines count twice.
 */
export function createLinesSum() {
  let rows = 0;
  let total = 0n;
  return {
    add(line: string): void {
      rows += 1;
      total = (total + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % LARGEST;
    },
    sum: (): LinesSum => ({ rows, digest: total.toString(16).padStart(64, '0') }),
  };
}
