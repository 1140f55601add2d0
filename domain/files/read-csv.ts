import Papa from 'papaparse';

/** A record of a CSV file: its cells, and the line it begins on, counted from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** A CSV file as it was read, and the lines of the quotation marks that stand alone: what follows them cannot be trusted. */
export type CsvFile = {
  readonly records: readonly CsvRecord[];
  readonly loneQuotes: readonly number[];
};

/**
 * LST-4: reads CSV (RFC 4180) separated by commas, semicolons or tabs, whichever its first line has most of; with or
 * without the mark of UTF-8, and whatever ends its lines: within a cell too they are line feeds. Blank lines are left out.
 */
export function readCsv(file: string): CsvFile {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const read = Papa.parse<string[]>(text, { delimiter: separatorOf(text), newline: '\n' });
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

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (character: string) => first.split(character).length;
  return [',', ';', '\t'].reduce((best, character) =>
    count(character) > count(best) ? character : best,
  );
}
