import type { BackupPeriod } from '../../domain/backups/backup-period.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { newestSchema } from '../database/schema-state.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import { BACKED_UP, type BackedUpTable, LEADERS_ONLY, SEALED } from './backed-up-tables.ts';
import type { SignDigest } from './backup-signature.ts';
import {
  entryOf,
  FORMAT,
  MANIFEST,
  type Manifest,
  type ManifestEntry,
  manifestText,
  sealedEntryOf,
} from './manifest.ts';
import { writeReadable } from './readable/write-readable.ts';
import { type BackedUpDatabase, type Pages, withSnapshot } from './with-snapshot.ts';
import { createZipWriter, type ZipWriter } from './write-zip.ts';

/**
 * The options of a backup. `write` receives its pieces; `told` receives the number of rows written
 * of a table.
 */
export type BackupOrder = {
  readonly panels: readonly { readonly id: PanelId; readonly name: string }[];
  /** Limits the rows that belong to sessions to those of these dates (BAK-22). */
  readonly period?: BackupPeriod;
  readonly at: Date;
  readonly write: (piece: Uint8Array) => Promise<void>;
  readonly told?: (table: string, rows: number) => void;
  readonly signal?: AbortSignal;
  /** The size, in bytes, after which a table continues in a further part. */
  readonly part?: number;
  /**
   * An advisory lock name: only one backup of this name is made at a time (BAK-23). Throws
   * MadeElsewhere before anything is written.
   */
  readonly alone?: string;
  /** For a whole installation: the key that encrypts the device keys (BAK-45). */
  readonly sealing?: Sealing | null;
  /** Signs the file (BAK-53). */
  readonly sign?: SignDigest | null;
  /**
   * Whether to leave out the tables that the requester has no permission to read; the backup is
   * then marked as partial (BAK-52).
   */
  readonly isPartial?: boolean;
  /** The latest migration of tables that are not migrated to this release yet (REL-5). */
  readonly schema?: string;
};

/** The encryption of tables, with the id of its key (BAK-45). */
export type Sealing = Pick<TrailKey, 'id'> & {
  readonly seal: (text: string, purpose: string) => Uint8Array | Promise<Uint8Array>;
};

/**
 * The size, in bytes, after which a table continues in a further part, far below the limit of a zip
 * entry (BAK-42).
 */
const PART = 1_073_741_824;

/**
 * Writes a backup of panels from one consistent snapshot (BAK-1, BAK-2). The signal cancels it
 * between two pieces.
 */
export async function writeBackup(
  database: BackedUpDatabase,
  order: BackupOrder,
): Promise<Manifest> {
  const zip = createZipWriter(order);
  const entries: ManifestEntry[] = [];
  const { period = null, alone } = order;
  const panels = order.panels.map(({ id }) => id);
  const chosen = { panels, period, ...(alone === undefined ? {} : { alone }) };
  const { sealing = null } = order;
  const isPartial = order.isPartial === true;
  const open = isPartial
    ? BACKED_UP.filter(({ table }) => !LEADERS_ONLY.includes(table))
    : BACKED_UP;
  const tables = sealing === null ? open : [...open, ...SEALED];
  await withSnapshot(database, chosen, tables, async (pages) => {
    entries.push({
      ...(await zip.entry('README.txt', once(isPartial ? partialReadMe(LEADERS_ONLY) : READ_ME))),
      rows: null,
    });
    for (const table of open) entries.push(...(await writeTable(zip, table, pages, order)));
    entries.push(...(await writeReadable(zip, pages)));
    if (sealing !== null)
      for (const table of SEALED) entries.push(await writeSealed(zip, table, pages, sealing));
  });
  const manifest: Manifest = {
    format: FORMAT,
    made: order.at.toISOString(),
    schema: order.schema ?? newestSchema(),
    sealedBy: sealing?.id ?? null,
    panels: order.panels.map(({ id, name }) => ({ id, name })),
    period,
    ...(isPartial && { leftOut: [...LEADERS_ONLY] }),
    entries,
  };
  await zip.entry(MANIFEST, once(manifestText(manifest)));
  await zip.end();
  return manifest;
}

async function writeTable(
  zip: ZipWriter,
  table: BackedUpTable,
  pages: Pages,
  { told, part: longest = PART }: BackupOrder,
): Promise<readonly ManifestEntry[]> {
  const { table: name } = table;
  const rest = pages(table);
  const parts: ManifestEntry[] = [];
  let rows = 0;
  for (let [part, isMore] = [1, true]; isMore; part += 1) {
    const before = rows;
    async function* text() {
      let bytes = 0;
      for (let next = await rest.next(); !next.done; next = await rest.next()) {
        rows += next.value.length;
        told?.(name, rows);
        const page = next.value.map((line) => `${line}\n`).join('');
        bytes += Buffer.byteLength(page);
        yield page;
        if (bytes >= longest) return;
      }
      isMore = false;
    }
    const written = await zip.entry(entryOf(name, part), text());
    parts.push({ ...written, rows: rows - before });
  }
  return parts;
}

async function writeSealed(
  zip: ZipWriter,
  table: BackedUpTable,
  pages: Pages,
  sealing: Sealing,
): Promise<ManifestEntry> {
  const lines: string[] = [];
  for await (const page of pages(table)) lines.push(...page);
  const sealed = await sealing.seal(lines.map((line) => `${line}\n`).join(''), table.table);
  const written = await zip.entry(sealedEntryOf(table.table), once(sealed));
  return { ...written, rows: lines.length };
}

async function* once<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield piece;
}

/** The README in every backup, for a reader without the product. */
const READ_ME = `A backup of virgin olive oil tasting panels, as they stood at one instant.

manifest.json      what this file holds: every entry with its SHA-256, its bytes and its rows
readable/          for people: tasters, samples, sessions and results as CSV (UTF-8), and documents.jsonl, what each live document
                   says: plans, trays, sheets and notes, one JSON object a line
rows/NAME.jsonl    a table each: UTF-8, one JSON object a line, a member for each column; a long one goes on in NAME.2.jsonl
sealed/            of a backup of the whole installation: what opens the devices of its accounts, sealed by the trail key

Bytes stand as "\\x" and hexadecimal. Instants are ISO 8601, marks whole millimetres, medians centimetres.

rows/sheets.jsonl       the sealed sheets, each version with its signature; content is what its digest was taken over
rows/documents.jsonl    live documents: the snapshot is a Yjs update, on which those of rows/document_updates.jsonl
                        follow by place: Y.applyUpdate(doc, snapshot), then each data
rows/book_changes.jsonl the books of settings and statuses: changes of an Automerge document, by sequence:
                        Automerge.applyChanges(Automerge.init(), changes)
rows/audit.jsonl        the audit trail; each digest is the SHA-256 of the entry and of the digest before
rows/reports.jsonl      issued reports; record is the text that digest, its SHA-256, was taken over
rows/sample_files.jsonl attached files, in content

The comment of this zip file is the SHA-256 of all bytes before it, and the signature of the installation's key over it.

There are no passwords, tokens or second factors in it, and no keys that could be read.
`;

/**
 * Builds the README of a partial backup, without the tables that only leaders may read (BAK-52).
 */
const partialReadMe = (leftOut: readonly string[]): string =>
  `PARTIAL: an assistant made this backup. What leaders alone may read is not in it: ${leftOut.join(', ')}.
It cannot be restored. A leader makes a whole one.

${READ_ME}`;
