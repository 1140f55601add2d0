import { readCsv } from '../files/read-csv.ts';
import type { Cell } from './column-readers.ts';
import type { ImportProblem } from './import-report.ts';
import type { RegisterFields } from './register-field.ts';

/** A register as a file has it: its fields, of which the `needed` ones must be there. */
export type RegisterFile = {
  readonly fields: RegisterFields;
  readonly needed: readonly string[];
  /** The field that names a row, whatever its capitals: no two rows share it. */
  readonly key: string;
};

/** A row of a file as it was read, by the names of the fields. */
export type ReadRow = {
  readonly line: number;
  readonly values: Readonly<Record<string, Cell>>;
};

/** What a file holds: rows, columns nobody knows, and everything that is wrong with it. */
export type ReadRegister = {
  readonly columns: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly rows: readonly ReadRow[];
  readonly ignored: readonly string[];
  readonly problems: readonly ImportProblem[];
};

/** The head of a field's column: `externalReference` stands under external_reference. */
export const headOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** LST-4: reads a file for a register. Heads are matched whatever their capitals; a column nobody knows is named. */
export function readRegister(csv: string, file: RegisterFile): ReadRegister {
  const fields = new Map(
    Object.entries(file.fields).map(([name, { column }]) => [headOf(name), { name, column }]),
  );
  const { records: all, loneQuotes } = readCsv(csv);
  const [heads, ...records] = all;
  const names = (heads?.cells ?? []).map((head) => head.trim().toLowerCase().replaceAll(' ', '_'));
  const lacking = file.needed.map(headOf).filter((head) => !names.includes(head));
  const problems: ImportProblem[] = [
    ...loneQuotes.map((line) => ({ line, column: '', code: 'lone-quote' as const, value: '"' })),
    ...lacking.map((column) => ({ line: 1, column, code: 'column-missing' as const, value: '' })),
  ];
  const seen = new Set<string>();
  const rows = records.map(({ line, cells }): ReadRow => {
    const values: Record<string, Cell> = {};
    for (const [at, head] of names.entries()) {
      const field = fields.get(head);
      if (field === undefined) continue;
      const text = (cells[at] ?? '').trim();
      const read = field.column(text);
      if ('code' in read) problems.push({ line, column: head, code: read.code, value: text });
      else values[field.name] = read.value;
    }
    const key = String(values[file.key] ?? '').toLowerCase();
    if (key !== '' && seen.has(key))
      problems.push({
        line,
        column: headOf(file.key),
        code: 'twice',
        value: String(values[file.key]),
      });
    seen.add(key);
    return { line, values };
  });
  return {
    columns: names.filter((head) => fields.has(head)),
    cells: records.map(({ cells }) =>
      names.flatMap((name, at) => (fields.has(name) ? [(cells[at] ?? '').trim()] : [])),
    ),
    // Without what every row needs none is one: it is said of the heads, and not once more of each line.
    rows: lacking.length === 0 ? rows : [],
    ignored: names.filter((name) => name !== '' && !fields.has(name)),
    problems,
  };
}
