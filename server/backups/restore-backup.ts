import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { type PanelId, parsePanelId } from '../../domain/words/ids.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { makeCurrent } from '../audit/sign-trails.ts';
import { type TrailScope, trailOf } from '../audit/trail-scope.ts';
import { verifyAccounts } from '../audit/verify-accounts.ts';
import type { WrongRecord } from '../audit/wrong-record.ts';
import type { Database } from '../database/database.ts';
import { hasPanel } from '../database/panels.ts';
import { newestSchema } from '../database/schema-state.ts';
import type { Tables } from '../database/tables.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import { BACKED_UP, type BackedUpTable, pageOf, SEALED } from './backed-up-tables.ts';
import { type Vouched, vouchedFor } from './backup-signature.ts';
import { type ManifestEntry, partsOf, sealedEntryOf } from './manifest.ts';
import { type Chosen, copyOf, linesOfCopy } from './table-rows.ts';
import type { WholeBackup } from './verify-backup.ts';

/** A table of a restored backup: how many rows of it are there, each as in the backup. */
export type Restored = { readonly table: string; readonly rows: number };

/** What a backup is restored with, and what of it the operator answers for. */
export type Restoring = {
  /** BAK-45: the trail key that sealed the keys of devices; null restores without them. */
  readonly sealing?: TrailKey | null;
  /** BAK-54: the ids of keys whose signature is good here, beside that of the installation. */
  readonly knownKeys?: readonly string[];
  /** BAK-54: whether a backup that no known key vouches for is restored too. */
  readonly isUnprovenAccepted?: boolean;
  /** BAK-56: whether accounts are restored that are not as the trail tells. */
  readonly areAccountsAccepted?: boolean;
};

/**
 * BAK-5: brings a backup into an installation that holds no panel, in one transaction: all of it, or nothing. Each table
 * is read back and held against the digest in the manifest; keys of devices come with the trail key that sealed them, or, where that is
 * null, not at all. Then the key of this installation signs the trails from there on, where it is another than the backup's
 * (AUD-8). BAK-52, BAK-54, BAK-56: a partial backup is refused, and so is what no known key vouches for and what holds
 * accounts that the trail tells otherwise, unless the operator answers for it; the trail tells that.
 */
export async function restoreBackup(
  database: Database,
  backup: WholeBackup,
  at: Date,
  restoring: Restoring = {},
): Promise<readonly Restored[]> {
  const { manifest, entries } = backup;
  const { sealing = database.trailKey } = restoring;
  const newest = newestSchema();
  if (manifest.schema !== newest)
    throw new Error(
      `the backup is of ${manifest.schema}, and this release of ${newest}: restore it with the release that made it, then upgrade`,
    );
  refusePartial(backup);
  const vouched = vouchedFor(backup.signedBy, [
    database.trailKey.id,
    ...(restoring.knownKeys ?? []),
  ]);
  if (vouched !== 'signed' && restoring.isUnprovenAccepted !== true)
    throw new Error(`${unproven(backup)}; nothing was restored`);
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
    const answered: { panel: PanelId; accounts: readonly WrongRecord[] }[] = [];
    const restored = [...(await fillTables(trx, backup, chosen))];
    if (manifest.sealedBy !== null && sealing !== null)
      for (const table of SEALED)
        restored.push(await restoreSealed(trx, table, entries, sealing, chosen));
    const trail = trailOf(database, trx);
    for (const panel of panels) {
      const accounts = await verifyAccounts(trx, panel);
      if (accounts.length > 0 && restoring.areAccountsAccepted !== true)
        throw new Error(`${differingAccounts(accounts)}; nothing was restored`);
      // The new key signs from the entry that says so on; what the operator answers for is told after it.
      if (vouched === 'signed' && accounts.length === 0) continue;
      answered.push({ panel, accounts });
    }
    await makeCurrent(trail, at);
    for (const { panel, accounts } of answered)
      await tellAnswered(trail, panel, { backup, vouched, accounts }, at);
    return restored;
  });
}

/** BAK-54, BAK-56: the trail of a panel tells what of a restored backup the operator answered for. */
async function tellAnswered(
  trail: TrailScope,
  panel: PanelId,
  told: {
    readonly backup: WholeBackup;
    readonly vouched: Vouched;
    readonly accounts: readonly WrongRecord[];
  },
  at: Date,
): Promise<void> {
  const { backup, vouched, accounts } = told;
  await appendAudit(
    trail,
    {
      panel,
      actor: 'operator',
      name: 'operator',
      role: 'operator',
      from: 'command line',
      command: 'restore-backup',
      data: { made: backup.manifest.made },
      after: {
        signature: vouched,
        key: backup.signedBy,
        accounts: accounts.map(({ what }) => what),
      },
    },
    at,
  );
}

/** BAK-52: refuses a backup that leaves something out. */
function refusePartial({ manifest: { leftOut } }: WholeBackup): void {
  if (leftOut !== undefined)
    throw new Error(
      `the backup is partial: an assistant made it, without ${leftOut.join(', ')}; nothing was restored`,
    );
}

/** BAK-54: why a backup is not restored without the word of the operator. */
const unproven = ({ signedBy }: WholeBackup): string =>
  signedBy === null
    ? 'the backup is not signed, so nothing proves that it is as an installation wrote it: restore it with ' +
      '--without-signature where you know where it was since, and the trail tells so'
    : `the backup is signed by the key ${signedBy}, which is not known here: place the trail-key.pem of then first, or ` +
      'name it with --key <file>; where it is lost, --without-signature restores the backup, and the trail tells so';

/** BAK-56: which accounts are not as the trail tells. */
const differingAccounts = (accounts: readonly WrongRecord[]): string =>
  `the accounts of the backup are not those that its audit trail tells of (${accounts
    .map(({ problem, what }) => `${what}: ${problem}`)
    .join(
      ', ',
    )}): restore it with --with-these-accounts where you know why, and the trail tells so`;

/** BAK-5: brings the rows of a backup into tables that are empty and of its schema, and holds each table against it. */
export async function fillTables(
  trx: Transaction<Tables>,
  { manifest, entries }: Pick<WholeBackup, 'manifest' | 'entries'>,
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
