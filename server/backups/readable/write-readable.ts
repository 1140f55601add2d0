import { BACKED_UP, type BackedUpTable } from '../backed-up-tables.ts';
import type { ManifestEntry } from '../manifest.ts';
import type { Pages } from '../with-snapshot.ts';
import type { ZipWriter } from '../write-zip.ts';
import { readableCsv } from './readable-csv.ts';
import { readableDocuments } from './readable-documents.ts';
import { READABLE_TABLES } from './readable-tables.ts';

/** Writes the part of a backup that is readable without the product (BAK-47). */
export async function writeReadable(
  zip: ZipWriter,
  pages: Pages,
): Promise<readonly ManifestEntry[]> {
  const entries: ManifestEntry[] = [];
  let rows = 0;
  const told = (more: number): void => {
    rows += more;
  };
  const write = async (name: string, text: AsyncIterable<string>): Promise<void> => {
    rows = 0;
    const written = await zip.entry(name, text);
    entries.push({ ...written, rows });
  };
  for (const table of READABLE_TABLES)
    await write(`readable/${table.table}.csv`, readableCsv(table, pages(named(table.table)), told));
  await write(
    'readable/documents.jsonl',
    readableDocuments(pages(named('documents')), pages(named('document_updates')), told),
  );
  return entries;
}

function named(name: string): BackedUpTable {
  const table = BACKED_UP.find(({ table }) => table === name);
  if (table === undefined) throw new Error(`${name} is no table of a backup`);
  return table;
}
