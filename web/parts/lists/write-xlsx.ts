import writeXlsxFile, { type Cell } from 'write-excel-file/universal';

/** A cell of a sheet: text, a number, or nothing. */
export type XlsxCell = string | number | null;

/** The longest name a sheet may have. */
const LONGEST = 31;

/**
 * LST-3: rows as a workbook of one sheet (ECMA-376), its first row in bold and kept in sight. Text stays text: nothing
 * typed by a person becomes a formula.
 */
export function toXlsx(sheet: string, rows: readonly (readonly XlsxCell[])[]): Promise<Blob> {
  const cells = rows.map((row, index) => row.map((value) => toCell(value, index === 0)));
  const name = sheet
    .replace(/[\\/*?:[\]]/g, ' ')
    .slice(0, LONGEST)
    .trim();
  return writeXlsxFile(cells, { sheet: name, stickyRowsCount: 1 }).toBlob();
}

function toCell(value: XlsxCell, isHead: boolean): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  // Signs that XML cannot hold.
  const text = value.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) =>
    /[\t\n\r]/.test(character) ? character : '',
  );
  return { value: text, type: String, ...(isHead ? { fontWeight: 'bold' } : {}) };
}
