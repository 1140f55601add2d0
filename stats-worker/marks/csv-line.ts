/**
 * EXP-2: one line of a comma-separated file, quoted where a cell needs it (RFC 4180), ended by a line feed. What a
 * spreadsheet would take for a formula is disarmed by an apostrophe; a number is none.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

function quoted(cell: string): string {
  const safe =
    /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
