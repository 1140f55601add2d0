import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { MIGRATIONS } from '../database/migrations/migrations.ts';
import { atOneInstant } from './at-one-instant.ts';
import { BACKED_UP } from './backed-up-tables.ts';
import { entryOf, FORMAT, MANIFEST, type Manifest, type ManifestEntry } from './manifest.ts';
import { READ_ME } from './read-me.ts';

/** A backup to be made. `write` takes it in pieces; `told` hears how many rows of which table are written. */
export type BackupOrder = {
  readonly panels: readonly { readonly id: PanelId; readonly name: string }[];
  readonly at: Date;
  readonly write: (piece: Uint8Array) => Promise<void>;
  readonly told?: (table: string, rows: number) => void;
  readonly signal?: AbortSignal;
};

/** How much is compressed before others have their turn, in bytes: some 3 ms of work. */
const SLICE = 65_536;

/** BAK-1, BAK-2: writes a backup of panels as they stand at one instant. A signal ends it between two pieces. */
export async function writeBackup(database: Database, order: BackupOrder): Promise<Manifest> {
  const zip = createZipWriter(order);
  const entries: ManifestEntry[] = [];
  entries.push({ ...(await zip.entry('README.txt', once(READ_ME))), rows: null });
  const ids = order.panels.map(({ id }) => id);
  await atOneInstant(database, ids, async (pages) => {
    for (const table of BACKED_UP) {
      let rows = 0;
      async function* text() {
        for await (const page of pages(table)) {
          rows += page.length;
          order.told?.(table.table, rows);
          yield page.map((line) => `${line}\n`).join('');
        }
      }
      const written = await zip.entry(entryOf(table.table), text());
      entries.push({ ...written, rows });
    }
  });
  const manifest: Manifest = {
    format: FORMAT,
    made: order.at.toISOString(),
    schema: MIGRATIONS.at(-1)?.name ?? '',
    panels: order.panels.map(({ id, name }) => ({ id, name })),
    entries,
  };
  await zip.entry(MANIFEST, once(`${JSON.stringify(manifest, null, 2)}\n`));
  await zip.end();
  return manifest;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

function createZipWriter({ at, write, signal }: BackupOrder) {
  const made: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((problem, piece) => {
    if (problem === null) made.push(piece);
    else failed = problem;
  });

  async function drain(): Promise<void> {
    if (failed !== null) throw failed;
    for (const piece of made.splice(0)) await write(piece);
    await setImmediate();
    signal?.throwIfAborted();
  }

  return {
    async entry(name: string, pieces: AsyncIterable<string>) {
      const hash = createHash('sha256');
      let bytes = 0;
      const entry = Object.assign(new ZipDeflate(name, { level: 6 }), { mtime: at });
      zip.add(entry);
      for await (const piece of pieces) {
        const whole = Buffer.from(piece, 'utf8');
        for (let from = 0; from < whole.length; from += SLICE) {
          const slice = whole.subarray(from, from + SLICE);
          hash.update(slice);
          bytes += slice.length;
          entry.push(slice);
          await drain();
        }
      }
      entry.push(new Uint8Array(0), true);
      await drain();
      return { name, bytes, sha256: hash.digest('hex') };
    },
    async end(): Promise<void> {
      zip.end();
      await drain();
    },
  };
}
