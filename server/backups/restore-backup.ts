import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { parsePanelId } from '../../domain/words/ids.ts';
import { makeCurrent } from '../audit/sign-trails.ts';
import { trailOf } from '../audit/trail-scope.ts';
import type { Database } from '../database/database.ts';
import { hasPanel } from '../database/panels.ts';
import { newestSchema } from '../database/schema-state.ts';
import type { Tables } from '../database/tables.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import { BACKED_UP, type BackedUpTable, pageOf, SEALED } from './backed-up-tables.ts';
import { type ManifestEntry, partsOf, sealedEntryOf } from './manifest.ts';
import { type Chosen, copyOf, linesOfCopy } from './table-rows.ts';
import type { WholeBackup } from './verify-backup.ts';

/** A table of a restored backup: how many rows of it are there, each as in the backup. */
export type Restored = { readonly table: string; readonly rows: number };

/**
 * BAK-5: brings a backup into an installation that holds no panel, in one transaction: all of it, or nothing. Each table
 * is read back and held against the digest in the manifest; keys of devices come with the trail key that sealed them, or, where that is
 * null, not at all. Then the key of this installation signs the trails from there on,
 * where it is another than the backup's (AUD-8).
 */
export async function restoreBackup(
  database: Database,
  { manifest, entries }: WholeBackup,
  at: Date,
  sealing: TrailKey | null = database.trailKey,
): Promise<readonly Restored[]> {
  const newest = newestSchema();
  if (manifest.schema !== newest)
    throw new Error(
      `the backup is of ${manifest.schema}, and this release of ${newest}: restore it with the release that made it, then upgrade`,
    );
  if (manifest.sealedBy !== null && sealing !== null && sealing.id !== manifest.sealedBy)
    throw new Error(
      `the keys of devices in this backup are sealed by the trail key ${manifest.sealedBy}, and this one is ${sealing.id}: ` +
        'place the trail-key.pem of then first, or name it with --key <file>, or go without what devices hold back, ' +
        'with --without-device-keys; nothing was restored',
    );
  const panels = manifest.panels.flatMap(({ id }) => parsePanelId(id) ?? []);
  const chosen: Chosen = { panels, period: null };
  return database.asOwner(async (trx) => {
    if (await hasPanel(trx))
      throw new Error('this installation holds a panel; nothing was restored');
    await sql`set local time zone 'UTC'`.execute(trx);
    const restored = [...(await fillTables(trx, { manifest, entries }, chosen))];
    if (manifest.sealedBy !== null && sealing !== null)
      for (const table of SEALED)
        restored.push(await restoreSealed(trx, table, entries, sealing, chosen));
    await makeCurrent(trailOf(database, trx), at);
    return restored;
  });
}

/** BAK-5: brings the rows of a backup into tables that are empty and of its schema, and holds each table against it. */
export async function fillTables(
  trx: Transaction<Tables>,
  { manifest, entries }: WholeBackup,
  chosen: Chosen,
): Promise<readonly Restored[]> {
  const restored: Restored[] = [];
  for (const table of BACKED_UP) {
    const parts = partsOf(manifest, table.table);
    const rows = parts.reduce((sum, part) => sum + (part.rows ?? 0), 0);
    if (rows === 0) continue;
    for (const { name } of parts) {
      const entry = entries.get(name);
      if (entry !== undefined) await fillTable(trx, table, entry.bytes());
    }
    if (table.panel !== null) await compare(trx, table, chosen, parts);
    restored.push({ table: table.table, rows });
  }
  return restored;
}

/** BAK-45: brings the rows of a sealed table back, and holds them against what was sealed. */
async function restoreSealed(
  trx: Transaction<Tables>,
  table: BackedUpTable,
  entries: WholeBackup['entries'],
  sealing: TrailKey,
  chosen: Chosen,
): Promise<Restored> {
  const name = sealedEntryOf(table.table);
  const pieces: Uint8Array[] = [];
  for await (const piece of entries.get(name)?.bytes() ?? []) pieces.push(piece);
  const text = sealing.open(Buffer.concat(pieces), table.table);
  if (text === null) throw new Error(`${name} cannot be opened; nothing was restored`);
  await fillTable(trx, table, [Buffer.from(text)]);
  const rows = text.split('\n').length - 1;
  const sha256 = createHash('sha256').update(text).digest('hex');
  await compare(trx, table, chosen, [{ name, bytes: text.length, sha256, rows }]);
  return { table: table.table, rows };
}

/** BAK-5: brings rows, a line each, into a table, and counts them: a look-up in what was never counted goes astray for minutes. */
export async function fillTable(
  trx: Transaction<Tables>,
  table: BackedUpTable,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const { columns, counted, nulls } = await columnsOf(trx, table);
  const quoted = (column: string) => sql.raw(`"${column}"`);
  const names = sql.join(columns.map(quoted));
  // A row's JSON says null for a missing value and for the JSON value null; where none may be missing it is the second.
  const values = sql.join(
    columns.map((column) =>
      nulls.has(column) ? sql`coalesce(${quoted(column)}, 'null'::jsonb)` : quoted(column),
    ),
  );
  const into = sql.raw(`"${table.table}"`);
  let page: string[] = [];
  const flush = async (): Promise<void> => {
    if (page.length === 0) return;
    await sql`insert into ${into} (${names}) overriding system value
      select ${values} from jsonb_populate_recordset(null::${into}, ${`[${page.join()}]`}::jsonb)
      ${sql.raw(table.panel === null ? 'on conflict do nothing' : '')}`.execute(trx);
    page = [];
  };
  for await (const line of createInterface({ input: Readable.from(bytes) })) {
    page.push(line);
    if (page.length >= pageOf(table)) await flush();
  }
  await flush();
  // Numbers that the database counts go on after the greatest.
  for (const column of counted)
    await sql`select setval(pg_get_serial_sequence(${table.table}, ${column}),
      (select max(${quoted(column)}) from ${into}))`.execute(trx);
  await sql`analyze ${into}`.execute(trx);
}

/** The columns that a backup holds and nothing computes, and those that the database counts. */
async function columnsOf(trx: Transaction<Tables>, { table, without = [] }: BackedUpTable) {
  const { rows } = await sql<{ name: string; counted: boolean; nulls: boolean }>`
    select column_name as name, is_identity = 'YES' as counted,
      data_type = 'jsonb' and is_nullable = 'NO' as nulls
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
    trx,
  );
  const held = rows.filter(({ name }) => !without.includes(name));
  return {
    columns: held.map(({ name }) => name),
    nulls: new Set(held.filter(({ nulls }) => nulls).map(({ name }) => name)),
    counted: held.filter(({ counted }) => counted).map(({ name }) => name),
  };
}

async function compare(
  trx: Transaction<Tables>,
  table: BackedUpTable,
  chosen: Chosen,
  parts: readonly ManifestEntry[],
): Promise<void> {
  await sql`create temp table restored_lines on commit drop as ${copyOf(table, chosen)}`.execute(
    trx,
  );
  const lines = linesBack(trx, table);
  for (const { name, sha256, rows } of parts) {
    const hash = createHash('sha256');
    for (let row = 0; row < (rows ?? 0); row += 1) {
      const line = await lines.next();
      if (line.done !== true) hash.update(`${line.value}\n`);
    }
    if (hash.digest('hex') !== sha256) throw differing(name);
  }
  if ((await lines.next()).done !== true) throw differing(table.table);
  await sql`drop table restored_lines`.execute(trx);
}

async function* linesBack(trx: Transaction<Tables>, table: BackedUpTable): AsyncGenerator<string> {
  for (let from = 0; ; from += pageOf(table)) {
    const { rows } = await linesOfCopy(table, sql`restored_lines`, from).execute(trx);
    if (rows.length === 0) return;
    for (const { line } of rows) yield line;
  }
}

const differing = (name: string): Error =>
  new Error(`${name} reads otherwise than in the backup; nothing was restored`);
