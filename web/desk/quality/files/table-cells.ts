import type { XlsxCell } from '../../../parts/lists/write-xlsx.ts';
import type { TableRow } from './analyst-tables.ts';

/** What stands under a column as a figure; nothing where nothing stands. */
export function figure(row: TableRow, column: string): XlsxCell {
  const text = row[column] ?? '';
  return text === '' ? null : Number(text);
}

/** What stands under a column as text; nothing where nothing stands. */
export const word = (row: TableRow, column: string): XlsxCell => row[column] || null;
