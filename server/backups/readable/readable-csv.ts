import { csvLine } from '../../../domain/files/csv-line.ts';
import type { ReadableTable } from './readable-tables.ts';

/**
 * Exports rows in JSON as CSV for a spreadsheet, one page at a time; `told` gets the number of rows
 * (BAK-47).
 */
export async function* readableCsv(
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
