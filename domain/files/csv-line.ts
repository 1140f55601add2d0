/**
 * A cell that a spreadsheet would run as a formula (CSV injection). A negative number is none, with
 * a point, a comma or an exponent. A leading plus counts: no number is written so, and a telephone
 * number would lose it.
 */
const FORMULA = /^(?!-\d+([.,]\d+)?(e[+-]?\d+)?$)[=+\-@\t\r]/i;

/**
 * A formula after a character at which a spreadsheet may begin a cell. Where a comma is the decimal
 * sign, cells end at semicolons, and quotes within a line are ordinary characters.
 */
const INNER = /([;\t\r\n])("*[=+\-@][^;\t\r\n]*)/g;

/**
 * Writes one line of a CSV file without its line end, with quotes where a cell needs them (RFC
 * 4180) (LST-2, EXP-2). An apostrophe before a formula prevents CSV injection.
 */
export const csvLine = (cells: readonly string[]): string => cells.map(quoted).join(',');

/** A line break, tab or semicolon with an apostrophe after it, as INNER writes it. */
const GUARDED_INNER = /([;\t\r\n])'("*[=+\-@][^;\t\r\n]*)/g;

/**
 * Removes the apostrophes that `csvLine` puts before formulas, so that an exported cell is imported
 * unchanged (LST-2, LST-4).
 */
export function unguarded(cell: string): string {
  if (!cell.includes("'")) return cell;
  const begun = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return begun.replaceAll(GUARDED_INNER, (part, before: string, rest: string) =>
    FORMULA.test(rest.replace(/^"+/, '')) ? before + rest : part,
  );
}

function quoted(cell: string): string {
  const begun = FORMULA.test(cell) ? `'${cell}` : cell;
  const safe = begun.replaceAll(INNER, (part, before: string, rest: string) =>
    FORMULA.test(rest.replace(/^"+/, '')) ? `${before}'${rest}` : part,
  );
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
