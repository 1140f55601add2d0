import { csvLine } from '../../../domain/files/csv-line.ts';
import { BACKED_UP, type BackedUpTable } from '../backed-up-tables.ts';
import type { ManifestEntry } from '../manifest.ts';
import type { Pages } from '../with-snapshot.ts';
import type { ZipWriter } from '../write-zip.ts';
import { readableDocuments } from './readable-documents.ts';
import { READABLE_TABLES, type ReadableTable } from './readable-tables.ts';

/**
 * Exports rows in JSON as CSV for a spreadsheet, one page at a time; `told` gets the number of rows
 * (BAK-47).
 */
async function* readableCsv(
  { columns }: ReadableTable,
  pages: AsyncIterable<readonly string[]>,
  told: (rows: number) => void,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map(({ name }) => name))}\r\n`;
  for await (const lines of pages) {
    const cells = lines.map((line) => {
      const row: unknown = JSON.parse(line);
      return `${csvLine(columns.map(({ path }) => cellOf(path.reduce(member, row))))}\r\n`;
    });
    told(cells.length);
    yield cells.join('');
  }
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

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
