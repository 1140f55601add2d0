import { alikeKey, cleanLine } from '../fields/clean-line.ts';
import { unguarded } from '../files/csv-line.ts';
import { type CsvRecord, readCsv } from '../files/read-csv.ts';
import type { Cell } from './column-readers.ts';
import type { ImportProblem } from './import-report.ts';
import type { RegisterFields } from './register-field.ts';

/** The file format of a register: its fields, and which of them are `needed` (required columns). */
export type RegisterFile = {
  readonly fields: RegisterFields;
  readonly needed: readonly string[];
  /** The key field of a row, compared without case: no two rows have the same. */
  readonly key: string;
  /** The column titles of each field in an exported list, in every language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
};

/** The column titles of a register's fields in an exported list. */
export type RegisterWords<Fields extends RegisterFields> = Readonly<
  Record<keyof Fields, readonly string[]>
>;

/** A parsed row of an imported file, by field names. */
export type ReadRow = {
  readonly line: number;
  readonly values: Readonly<Record<string, Cell>>;
};

/** A parsed file: its rows, unknown columns, and all problems. */
export type ReadRegister = {
  /** The field names of the columns. */
  readonly columns: readonly string[];
  /** The parsed values of each row, in the order of the columns. */
  readonly cells: readonly (readonly Cell[])[];
  readonly rows: readonly ReadRow[];
  readonly ignored: readonly string[];
  readonly problems: readonly ImportProblem[];
};

/** The column title of a field: `externalReference` has external_reference. */
export const headOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Normalises a column title for comparison: lower case, spaces as underscores. */
const plainHead = (head: string): string => cleanLine(head).toLowerCase().replaceAll(' ', '_');

/** A column of a file: its title as written, and its field, if it is known. */
type FileColumn = { readonly head: string; readonly field: string | undefined };

/**
 * Parses a file for import into a register (LST-4). Column titles match in any case, by field key
 * or by the title in an exported list (LST-12). An unknown column is reported, a repeated one
 * refused. Every row has as many cells as the header line. `isDayFirst`: the author writes the day
 * before the month (LST-25).
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
    // Without a required column there are no rows: the header gets the problem, not every line
    // again.
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

/** The column titles that are repeated, or are in two languages. */
function twiceOf(columns: readonly FileColumn[]): readonly string[] {
  const names = columns.map(({ head, field }) => field ?? plainHead(head));
  return columns.flatMap(({ head }, place) =>
    head !== '' && names.indexOf(names[place] ?? '') < place ? [head] : [],
  );
}

/**
 * Refuses a row whose number of cells differs from the header's: a separator is missing or surplus,
 * and its cells may be in wrong columns.
 */
function widthProblem({ line, cells }: CsvRecord, width: number): ImportProblem | null {
  if (cells.length === width) return null;
  const code = cells.length > width ? 'more-cells' : 'fewer-cells';
  const value = cells.map((cell) => cell.trim()).join(' | ');
  return { line, column: '', code, value: value.length > 200 ? `${value.slice(0, 200)}…` : value };
}

/** Parses the cells of a row by the fields of their columns, and collects the problems. */
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
