import type { XlsxCell } from '../../../parts/lists/write-xlsx.ts';
import type { TableRow } from './analyst-tables.ts';

/** Reads a cell of a table as a number; null if it is empty. */
export function figure(row: TableRow, column: string): XlsxCell {
  const text = row[column] ?? '';
  return text === '' ? null : Number(text);
}

/** Reads a cell of a table as text; null if it is empty. */
export const word = (row: TableRow, column: string): XlsxCell => row[column] || null;
