/** What may stand between the cells of a comma-separated file: where a comma is the decimal sign, spreadsheets write semicolons. */
export type Separator = ',' | ';' | '\t';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/** The separator that a first line names for spreadsheets (`sep=;`), or null where the line is none such. */
export function separatorLine(line: string): Separator | null {
  const [, named] = /^\uFEFF?"?sep=([,;\t])"?[,;\t ]*$/i.exec(line) ?? [];
  return SEPARATORS.find((one) => one === named) ?? null;
}

/** The separator that the heads of a file have most of, outside of quotes; the comma where neither has more. */
export function separatorOf(heads: string): Separator {
  const bare = heads.replaceAll(/"[^"]*("|$)/g, '');
  const count = (separator: Separator) => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Whether a line has no filled cell, whatever separates them: spreadsheets save such lines below and between a table's rows. */
export const isEmptyLine = (line: string): boolean => /^[\s,;"]*$/.test(line);
