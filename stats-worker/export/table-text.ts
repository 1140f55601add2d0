import { csvLine } from '../../domain/files/csv-line.ts';
import { FILE_COLUMNS, type TableFile } from './file-columns.ts';

/** A cell as it is computed; null is empty. */
export type Cell = string | number | boolean | null;

/** XPO-1: a table as CSV by its columns, figures unrounded; a row names each column. */
export function* tableText(
  file: TableFile,
  rows: Iterable<Readonly<Record<string, Cell | undefined>>>,
): Generator<string> {
  const names = FILE_COLUMNS[file].map(({ name }) => name);
  yield `${csvLine(names)}\n`;
  for (const row of rows) yield `${csvLine(names.map((name) => String(row[name] ?? '')))}\n`;
}
