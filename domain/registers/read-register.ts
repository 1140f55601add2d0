import { alikeKey, cleanLine } from '../fields/clean-line.ts';
import { unguarded } from '../files/csv-line.ts';
import { type CsvRecord, readCsv } from '../files/read-csv.ts';
import type { Cell } from './column-readers.ts';
import type { ImportProblem } from './import-report.ts';
import type { RegisterFields } from './register-field.ts';

/** A register as a file has it: its fields, of which the `needed` ones must be there. */
export type RegisterFile = {
  readonly fields: RegisterFields;
  readonly needed: readonly string[];
  /** The field that names a row, whatever its capitals: no two rows share it. */
  readonly key: string;
  /** The words of each field in the heads of an exported list, in every language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
};

/** The words of the fields of a register in the heads of an exported list. */
export type RegisterWords<Fields extends RegisterFields> = Readonly<
  Record<keyof Fields, readonly string[]>
>;

/** A row of a file as it was read, by the names of the fields. */
export type ReadRow = {
  readonly line: number;
  readonly values: Readonly<Record<string, Cell>>;
};

/** What a file holds: rows, columns nobody knows, and everything that is wrong with it. */
export type ReadRegister = {
  /** The fields of the columns, by their names. */
  readonly columns: readonly string[];
  /** What was read of each row, in the order of the columns. */
  readonly cells: readonly (readonly Cell[])[];
  readonly rows: readonly ReadRow[];
  readonly ignored: readonly string[];
  readonly problems: readonly ImportProblem[];
};

/** The head of a field's column: `externalReference` stands under external_reference. */
export const headOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A head as heads are compared: whatever its capitals, blanks as underscores. */
const plainHead = (head: string): string => cleanLine(head).toLowerCase().replaceAll(' ', '_');

/** A column of a file: its head as it stands, and the field it is of, where there is one. */
type FileColumn = { readonly head: string; readonly field: string | undefined };

/**
 * LST-4: reads a file for a register. Heads are matched whatever their capitals, by their keys or by the words of an exported list
 * (LST-12); a column nobody knows is named, and one that stands twice refused. A row has as many cells as there are heads. LST-25:
 * `isDayFirst` where who gives it writes the day before the month.
 */
export function readRegister(csv: string, file: RegisterFile, isDayFirst = false): ReadRegister {
  const { records: all, loneQuotes } = readCsv(csv);
  const [heads, ...records] = all;
  const columns = columnsOf(heads?.cells ?? [], file);
  const fields = columns.flatMap(({ field }) => field ?? []);
  const lacking = file.needed.filter((field) => !fields.includes(field)).map(headOf);
  const problems: ImportProblem[] = [
    ...loneQuotes.map((line) => ({ line, column: '', code: 'lone-quote' as const, value: '"' })),
    ...lacking.map((column) => ({ line: 1, column, code: 'column-missing' as const, value: '' })),
    ...twiceOf(columns).map((column) => ({
      line: heads?.line ?? 1,
      column,
      code: 'column-twice' as const,
      value: '',
    })),
  ];
  const seen = new Set<string>();
  const rows = records.flatMap((record): readonly ReadRow[] => {
    const { line } = record;
    const wrong = widthProblem(record, columns.length);
    if (wrong !== null) {
      problems.push(wrong);
      return [];
    }
    const values = valuesOf(record, { columns, file, isDayFirst }, problems);
    const code = String(values[file.key] ?? '');
    const key = alikeKey(code);
    if (key !== '' && seen.has(key))
      problems.push({ line, column: headOf(file.key), code: 'twice', value: code });
    seen.add(key);
    return [{ line, values }];
  });
  return {
    columns: fields,
    cells: rows.map(({ values }) => fields.map((field) => values[field] ?? null)),
    // Without what every row needs none is one: it is said of the heads, and not once more of each line.
    rows: lacking.length === 0 ? rows : [],
    ignored: columns.flatMap(({ head, field }) => (head === '' || field !== undefined ? [] : head)),
    problems,
  };
}

function columnsOf(heads: readonly string[], file: RegisterFile): readonly FileColumn[] {
  const known = new Map(
    Object.keys(file.fields).flatMap((field) =>
      [headOf(field), ...(file.words[field] ?? [])].map((head) => [plainHead(head), field]),
    ),
  );
  return heads.map((head) => ({ head: cleanLine(head), field: known.get(plainHead(head)) }));
}

/** The heads that stand twice, or in two languages. */
function twiceOf(columns: readonly FileColumn[]): readonly string[] {
  const names = columns.map(({ head, field }) => field ?? plainHead(head));
  return columns.flatMap(({ head }, place) =>
    head !== '' && names.indexOf(names[place] ?? '') < place ? [head] : [],
  );
}

/** A row of another width than the heads has lost or gained a separator: its cells may stand under other heads. */
function widthProblem({ line, cells }: CsvRecord, width: number): ImportProblem | null {
  if (cells.length === width) return null;
  const code = cells.length > width ? 'more-cells' : 'fewer-cells';
  const value = cells.map((cell) => cell.trim()).join(' | ');
  return { line, column: '', code, value: value.length > 200 ? `${value.slice(0, 200)}…` : value };
}

/** Reads the cells of a row by the fields of their columns; notes what cannot be read. */
function valuesOf(
  { line, cells }: CsvRecord,
  of: {
    readonly columns: readonly FileColumn[];
    readonly file: RegisterFile;
    readonly isDayFirst: boolean;
  },
  problems: ImportProblem[],
): Readonly<Record<string, Cell>> {
  const values: Record<string, Cell> = {};
  for (const [at, { head, field }] of of.columns.entries()) {
    if (field === undefined) continue;
    const text = unguarded(cells[at] ?? '').trim();
    const read = of.file.fields[field]?.column(text, of.isDayFirst) ?? { value: null };
    if ('code' in read) problems.push({ line, column: head, code: read.code, value: text });
    else values[field] = read.value;
  }
  return values;
}
