import { csvLine } from './csv-line.ts';

/** LST-2: rows as CSV (RFC 4180, UTF-8 with its mark, so that spreadsheets read accents). */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(csvLine).join('\r\n')}\r\n`;
