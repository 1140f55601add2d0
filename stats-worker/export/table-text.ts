import { csvLine } from '../../domain/files/csv-line.ts';
import { FILE_COLUMNS, type TableFile } from './file-columns.ts';

/** A computed cell of a table; null is empty. */
export type Cell = string | number | boolean | null;

/**
 * Writes a table as CSV by its columns, figures unrounded; a row has a cell for each column
 * (XPO-1).
 */
export function* tableText(
  file: TableFile,
  rows: Iterable<Readonly<Record<string, Cell | undefined>>>,
): Generator<string> {
  const names = FILE_COLUMNS[file].map(({ name }) => name);
  yield `${csvLine(names)}\n`;
  for (const row of rows) yield `${csvLine(names.map((name) => String(row[name] ?? '')))}\n`;
}
