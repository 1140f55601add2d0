import { csvLine } from './csv-line.ts';

/**
 * Writes rows as CSV for an export (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets
 * read accents) (LST-2).
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(csvLine).join('\r\n')}\r\n`;
