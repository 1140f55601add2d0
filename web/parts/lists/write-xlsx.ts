import writeXlsxFile, { type Cell } from 'write-excel-file/universal';

/** A cell of a sheet: text, a number, a day or an instant, or nothing. */
export type XlsxCell = string | number | Date | null;

/** A sheet of a workbook, its heads first. */
export type XlsxSheet = { readonly name: string; readonly rows: readonly (readonly XlsxCell[])[] };

/** The longest name a sheet may have. */
const LONGEST = 31;
/** How wide a column may be, in characters. */
const WIDEST = 60;

/**
 * LST-3: rows as a workbook of one sheet (ECMA-376), its first row in bold and kept in sight. Text stays text: nothing
 * typed by a person becomes a formula.
 */
export const toXlsx = (sheet: string, rows: readonly (readonly XlsxCell[])[]): Promise<Blob> =>
  toWorkbook([{ name: sheet, rows }]);

/** XPO-7: the same of several sheets, each column as wide as what stands in it. */
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

/** How an instant is shown: the language of the spreadsheet says how its parts are written. */
const INSTANT = 'yyyy-mm-dd hh:mm';

/**
 * LST-12: text as a workbook holds it (ECMA-376, ST_Xstring): a reader takes `_x0041_` for the letter A, so that an underscore
 * before what looks like such an escape is escaped itself. Signs that XML cannot hold are left out.
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
