import { readCsv } from '../files/read-csv.ts';
import type { ImportProblem } from './import-report.ts';

/** How one column of a register's file is read: a value, or why it is none. */
export type ColumnReader = (
  text: string,
) =>
  | { readonly value: string | number | boolean | null }
  | { readonly code: ImportProblem['code'] };

/** The columns of a register's file by their keys; `needed` ones must be there. */
export type RegisterFile<Key extends string> = {
  readonly columns: Readonly<Record<Key, ColumnReader>>;
  readonly needed: readonly Key[];
  /** The column that names a row, whatever its capitals: no two rows share it. */
  readonly key: Key;
};

/** A row of a file as it was read. */
export type ReadRow<Key extends string> = {
  readonly line: number;
  readonly values: Readonly<Partial<Record<Key, string | number | boolean | null>>>;
};

/** What a file holds: rows, columns nobody knows, and everything that is wrong with it. */
export type ReadRegister<Key extends string> = {
  readonly columns: readonly Key[];
  readonly cells: readonly (readonly string[])[];
  readonly rows: readonly ReadRow<Key>[];
  readonly ignored: readonly string[];
  readonly problems: readonly ImportProblem[];
};

/** LST-4: reads a file for a register. Heads are matched whatever their capitals; a column nobody knows is named. */
export function readRegister<Key extends string>(
  csv: string,
  file: RegisterFile<Key>,
): ReadRegister<Key> {
  const { records: all, loneQuotes } = readCsv(csv);
  const [heads, ...records] = all;
  const names = (heads?.cells ?? []).map((head) => head.trim().toLowerCase().replaceAll(' ', '_'));
  const isKey = (name: string): name is Key => Object.hasOwn(file.columns, name);
  const problems: ImportProblem[] = [
    ...loneQuotes.map((line) => ({ line, column: '', code: 'lone-quote' as const, value: '"' })),
    ...file.needed
      .filter((key) => !names.includes(key))
      .map((column) => ({ line: 1, column, code: 'column-missing' as const, value: '' })),
  ];
  const seen = new Set<string>();
  const rows = records.map(({ line, cells }): ReadRow<Key> => {
    const values: Partial<Record<Key, string | number | boolean | null>> = {};
    for (const [at, name] of names.entries()) {
      if (!isKey(name)) continue;
      const text = (cells[at] ?? '').trim();
      const read = file.columns[name](text);
      if ('code' in read) problems.push({ line, column: name, code: read.code, value: text });
      else values[name] = read.value;
    }
    const key = String(values[file.key] ?? '').toLowerCase();
    if (key !== '' && seen.has(key))
      problems.push({ line, column: file.key, code: 'twice', value: String(values[file.key]) });
    seen.add(key);
    return { line, values };
  });
  const columns = names.filter(isKey);
  return {
    columns,
    cells: records.map(({ cells }) =>
      names.flatMap((name, at) => (isKey(name) ? [(cells[at] ?? '').trim()] : [])),
    ),
    rows,
    ignored: names.filter((name) => name !== '' && !isKey(name)),
    problems,
  };
}
