import { readCsv } from '../../../../domain/files/read-csv.ts';
import type { XlsxCell } from '../../../parts/lists/write-xlsx.ts';

/** A row of a table of exchange.md: its text by column, '' for an empty cell. */
export type TableRow = Readonly<Record<string, string>>;

/** Returns the rows of a table of the analyst zip by file name. */
export type AnalystTables = (
  name: 'results.csv' | 'duplicates.csv' | 'qc.csv' | 'marks_long.csv',
) => readonly TableRow[];

/**
 * Opens the tables of an analyst zip (XPO-8, XPO-9). Each table is parsed lazily, when it is
 * requested.
 */
export async function analystTables(zip: Uint8Array): Promise<AnalystTables> {
  // Lazy loading: few visits save a workbook.
  const { strFromU8, unzipSync } = await import('fflate');
  return (name) => {
    const bytes = unzipSync(zip, { filter: (file) => file.name === name })[name];
    if (bytes === undefined) throw new Error(`no ${name} in the zip`);
    const [heads, ...rows] = readCsv(strFromU8(bytes)).records;
    return rows.map(({ cells }) =>
      Object.fromEntries((heads?.cells ?? []).map((head, at) => [head, cells[at] ?? ''])),
    );
  };
}

/** Reads a cell of a table as a number; null if it is empty. */
export function figure(row: TableRow, column: string): XlsxCell {
  const text = row[column] ?? '';
  return text === '' ? null : Number(text);
}

/** Reads a cell of a table as text; null if it is empty. */
export const word = (row: TableRow, column: string): XlsxCell => row[column] || null;
