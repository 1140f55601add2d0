import Papa from 'papaparse';
import { isEmptyLine, separatorLine, separatorOf } from './csv-separator.ts';

/** A record of a CSV file: its cells, and the line it begins on, counted from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/**
 * A parsed CSV file, and the lines of unmatched quotation marks: the cells after them cannot be
 * trusted.
 */
export type CsvFile = {
  readonly records: readonly CsvRecord[];
  readonly loneQuotes: readonly number[];
};

/**
 * Parses CSV (RFC 4180) separated by commas, semicolons or tabs (LST-4). The separator is the one
 * that the first line declares (`sep=;`) or the most frequent in the header line. A UTF-8 byte
 * order mark is optional. Every line end is accepted, and within a cell it becomes a line feed.
 * Lines without a filled cell are left out.
 */
export function readCsv(file: string): CsvFile {
  const whole = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [first = ''] = whole.split('\n', 1);
  const named = separatorLine(first);
  // The line that declares the separator is made empty, so that the others keep their line numbers.
  const text = named === null ? whole : whole.slice(first.length);
  const heads = text.split('\n').find((one) => !isEmptyLine(one)) ?? '';
  const separator = named ?? separatorOf(heads);
  const read = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  const records: CsvRecord[] = [];
  let line = 1;
  for (const cells of read.data) {
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
    line += 1 + cells.reduce((sum, cell) => sum + linesIn(cell) - 1, 0);
  }
  const quotes = read.errors.flatMap(({ type, index }) =>
    type === 'Quotes' && index !== undefined ? [linesIn(text.slice(0, index))] : [],
  );
  return { records, loneQuotes: [...new Set(quotes)] };
}

const linesIn = (text: string): number => text.split('\n').length;
