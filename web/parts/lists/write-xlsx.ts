import writeXlsxFile, { type Cell } from 'write-excel-file/universal';

/** A cell of a sheet: text, a number, a date or timestamp, or empty. */
export type XlsxCell = string | number | Date | null;

/** A sheet of a workbook, with the header row first. */
export type XlsxSheet = { readonly name: string; readonly rows: readonly (readonly XlsxCell[])[] };

/** The longest name of a sheet, in characters. */
const LONGEST = 31;
/** The greatest width of a column, in characters. */
const WIDEST = 60;

/**
 * Writes rows as a workbook (XLSX, ECMA-376) with one sheet; the header row is bold and frozen
 * (LST-3). Text stays text: nothing that a person typed becomes a formula.
 */
export const toXlsx = (sheet: string, rows: readonly (readonly XlsxCell[])[]): Promise<Blob> =>
  toWorkbook([{ name: sheet, rows }]);

/** Writes a workbook with several sheets; the width of each column fits its contents (XPO-7). */
export const toWorkbook = (sheets: readonly XlsxSheet[]): Promise<Blob> =>
  writeXlsxFile(
    sheets.map(({ name, rows }) => ({
      data: rows.map((row, index) => row.map((value) => toCell(value, index === 0))),
      sheet: name
        .replace(/[\\/*?:[\]]/g, ' ')
        .slice(0, LONGEST)
        .trim(),
      stickyRowsCount: 1,
      columns: widths(rows),
    })),
  ).toBlob();

function widths(rows: readonly (readonly XlsxCell[])[]): { width: number }[] {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: columns }, (_, at) => {
    const longest = Math.max(0, ...rows.map((row) => lengthOf(row[at] ?? null)));
    return { width: Math.min(WIDEST, longest + 2) };
  });
}

const lengthOf = (value: XlsxCell): number =>
  value instanceof Date ? INSTANT.length : String(value ?? '').length;

/** The number format of a timestamp; a spreadsheet adapts it to its own language. */
const INSTANT = 'yyyy-mm-dd hh:mm';

/**
 * Escapes text for a workbook (LST-14; ECMA-376, ST_Xstring). A reader takes `_x0041_` for the
 * letter A, so the underscore before such a sequence is escaped. Characters that XML cannot contain
 * are removed.
 */
const xstring = (text: string): string =>
  text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

function toCell(value: XlsxCell, isHead: boolean): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  if (value instanceof Date) return { value, type: Date, format: INSTANT };
  return { value: xstring(value), type: String, ...(isHead ? { fontWeight: 'bold' } : {}) };
}
