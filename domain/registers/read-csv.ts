/** A record of a CSV file: its cells, and the line it begins on, counted from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reads CSV (RFC 4180) separated by commas, semicolons or tabs, whichever its first line has most of; with or without
 * the mark of UTF-8. Blank lines are left out. A quote that is never closed reaches to the end.
 */
export function readCsv(file: string): readonly CsvRecord[] {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let [cells, cell, line, start]: [string[], string, number, number] = [[], '', 1, 1];
  let isQuoted = false;
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) records.push({ line: start, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRecord();
      start = line;
    } else if (sign !== '\r') cell += sign;
  }
  endRecord();
  return records;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
