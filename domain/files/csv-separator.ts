/**
 * A separator of cells in a CSV file: where a comma is the decimal sign, spreadsheets write
 * semicolons.
 */
export type Separator = ',' | ';' | '\t';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/**
 * The separator that a first line declares for spreadsheets (`sep=;`), or null for any other line.
 */
export function separatorLine(line: string): Separator | null {
  const [, named] = /^\uFEFF?"?sep=([,;\t])"?[,;\t ]*$/i.exec(line) ?? [];
  return SEPARATORS.find((one) => one === named) ?? null;
}

/**
 * The most frequent separator in the header line of a file, outside of quotes; the comma if none is
 * more frequent.
 */
export function separatorOf(heads: string): Separator {
  const bare = heads.replaceAll(/"[^"]*("|$)/g, '');
  const count = (separator: Separator) => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Whether a line has no filled cell, whatever the separator: spreadsheets save such lines below and
 * between a table's rows.
 */
export const isEmptyLine = (line: string): boolean => /^[\s,;"]*$/.test(line);
