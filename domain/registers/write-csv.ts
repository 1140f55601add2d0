/** Quotes what would break a field, and disarms what a spreadsheet would take for a formula. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** LST-2: rows as CSV (RFC 4180, UTF-8 with its mark, so that spreadsheets read accents). */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
