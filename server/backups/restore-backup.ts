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
import { hasPanel } from '../database/installation/panels.ts';
import { newestSchema } from '../database/schema-state.ts';
import type { Tables } from '../database/tables.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import { BACKED_UP, type BackedUpTable, pageOf, SEALED } from './backed-up-tables.ts';
import { type Vouched, vouchedFor } from './backup-signature.ts';
import { type ManifestEntry, partsOf, sealedEntryOf } from './manifest.ts';
import { type Chosen, copyOf, linesOfCopy } from './table-rows.ts';
import type { WholeBackup } from './verify-backup.ts';

/** A restored table: the number of its rows, each equal to the backup. */
export type Restored = { readonly table: string; readonly rows: number };

/** The options of a restore: the keys, and what the operator accepts without proof. */
export type Restoring = {
  /** The key that encrypted the device keys; null restores without device keys (BAK-45). */
  readonly sealing?: TrailKey | null;
  /** The ids of keys that are trusted in addition to the installation's own (BAK-54). */
  readonly knownKeys?: readonly string[];
  /** Whether a backup without a signature of a trusted key is restored too (BAK-54). */
  readonly isUnprovenAccepted?: boolean;
  /** Whether accounts that differ from the audit trail are restored (BAK-56). */
  readonly areAccountsAccepted?: boolean;
};

/**
 * Restores a backup into an installation without a panel, in one transaction (BAK-5). Each table is
 * read back and compared with the digest in the manifest. Device keys need the key that encrypted
 * them; with null they are not restored. If this installation's signing key differs from the
 * backup's, it signs the audit trails from there on (AUD-8).
 *
 * A partial backup is refused (BAK-52). A backup without a signature of a trusted key, or with
 * accounts that differ from the audit trail, needs the operator's acceptance (BAK-54, BAK-56). An
 * audit entry of each panel records what was accepted.
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
      // The new key signs from the entry that names it. The entry about what the operator accepted
      // follows it.
      if (vouched === 'signed' && accounts.length === 0) continue;
      answered.push({ panel, accounts });
    }
    await makeCurrent(trail, at);
    for (const { panel, accounts } of answered)
      await tellAnswered(trail, panel, { backup, vouched, accounts }, at);
    return restored;
  });
}

/**
 * Records in the audit trail of a panel what the operator accepted without proof at a restore
 * (BAK-54, BAK-56).
 */
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

/** Refuses a partial backup (BAK-52). */
function refusePartial({ manifest: { leftOut } }: WholeBackup): void {
  if (leftOut !== undefined)
    throw new Error(
      `the backup is partial: an assistant made it, without ${leftOut.join(', ')}; nothing was restored`,
    );
}

/**
 * Builds the error message for a backup that is restored only if the operator accepts it (BAK-54).
 */
const unproven = ({ signedBy }: WholeBackup): string =>
  signedBy === null
    ? 'the backup is not signed, so nothing proves that it is as an installation wrote it: restore it with ' +
      '--without-signature where you know where it was since, and the trail tells so'
    : `the backup is signed by the key ${signedBy}, which is not known here: place the trail-key.pem of then first, or ` +
      'name it with --key <file>; where it is lost, --without-signature restores the backup, and the trail tells so';

/** Builds the error message about accounts that differ from the audit trail (BAK-56). */
const differingAccounts = (accounts: readonly WrongRecord[]): string =>
  `the accounts of the backup are not those that its audit trail tells of (${accounts
    .map(({ problem, what }) => `${what}: ${problem}`)
    .join(
      ', ',
    )}): restore it with --with-these-accounts where you know why, and the trail tells so`;

/**
 * Inserts the rows of a backup into empty tables of its schema, and compares each table with the
 * backup (BAK-5).
 */
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

/** Decrypts and restores an encrypted table, and compares it with the backup (BAK-45). */
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

/**
 * Inserts rows, one a line, into a table, and updates its statistics with `analyze` (BAK-5).
 * Without statistics the planner may choose queries that take minutes.
 */
export async function fillTable(
  trx: Transaction<Tables>,
  table: BackedUpTable,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const { columns, counted, nulls } = await columnsOf(trx, table);
  const quoted = (column: string) => sql.raw(`"${column}"`);
  const names = sql.join(columns.map(quoted));
  // The JSON of a row has null for a missing value and for the JSON value null. In a column that is
  // not nullable it is the latter.
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
  // Identity columns continue after the greatest restored number.
  for (const column of counted)
    await sql`select setval(pg_get_serial_sequence(${table.table}, ${column}),
      (select max(${quoted(column)}) from ${into}))`.execute(trx);
  await sql`analyze ${into}`.execute(trx);
}

/**
 * Returns the columns that a backup contains, except generated ones. `counted` are the identity
 * columns, `nulls` the jsonb columns that are not nullable.
 */
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
