/**
 * What a spreadsheet would take for a formula. A figure below zero is none, whether it has a point, a comma or an
 * exponent. What begins with a plus is: no figure is written so, and a telephone number would lose it.
 */
const FORMULA = /^(?!-\d+([.,]\d+)?(e[+-]?\d+)?$)[=+\-@\t\r]/i;

/**
 * What stands behind a sign at which a spreadsheet may begin a cell: where a comma is the decimal sign, cells end at
 * semicolons, and quotes within a line are no quotes.
 */
const INNER = /([;\t\r\n])("*[=+\-@][^;\t\r\n]*)/g;

/**
 * LST-2, EXP-2: one line of a comma-separated file without its end, quoted where a cell needs it (RFC 4180). What a
 * spreadsheet would take for a formula stands behind an apostrophe.
 */
export const csvLine = (cells: readonly string[]): string => cells.map(quoted).join(',');

/** A line break, tab or semicolon with a guard behind it, as INNER writes it. */
const GUARDED_INNER = /([;\t\r\n])'("*[=+\-@][^;\t\r\n]*)/g;

/** LST-2, LST-4: a cell without the apostrophes that `csvLine` guards it with, so that what was written is read again. */
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
