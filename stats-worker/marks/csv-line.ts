/** One line of a comma-separated file, quoted where a cell needs it (RFC 4180), ended by a line feed. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
