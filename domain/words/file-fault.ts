/**
 * Every error in a file of marks, references or settings, by its code, with the message of the
 * command line. A page has the same messages in the reader's language. A name in braces is a value
 * of the fault.
 */
const WORDS = {
  // Bytes and lines.
  'line-too-long': 'longer than 64 KiB',
  'zero-byte': 'a zero byte is no text; UTF-16 needs its byte order mark',
  'not-utf-8': 'bytes that are not UTF-8',
  'not-utf-16': 'bytes that are not UTF-16',
  // Records.
  'file-empty': 'the file is empty',
  'quote-open': 'a quote is not closed',
  'after-quote': 'text after a closing quote',
  'stray-quote': 'a quote inside a cell that does not begin with one',
  'column-missing': 'column {column} is missing',
  'column-twice': 'column {column} is there twice',
  'one-column': 'there is one column: cells are separated by commas, semicolons or tabs',
  'cells-differ': '{cells} cells where the header has {heads}, separated by {separator}',
  // Cells of marks_long.csv.
  'cell-empty': '{column} is empty',
  'attribute-unknown': 'unknown attribute {cell}',
  intensity: 'intensity {cell} is not a whole number of millimetres from 0 to 100',
  replicate: 'replicate {cell} is not 1 or 2',
  'not-a-flag': '{column} {cell} is not true or false',
  'session-state': 'session_state {cell} is not {states} or empty',
  qualifier: 'qualifier {cell} does not belong to {attribute}',
  position: 'position {cell} is not a number from 1',
  instant: '{column} {cell} is not an instant with an offset',
  'not-a-date': '{column} {cell} is not a date YYYY-MM-DD',
  // Rows that contradict an earlier one.
  'date-differs': 'date {date} differs from {known} of the same session',
  'session-differs': '{column} differs from an earlier row of the same session',
  'evaluation-differs': '{column} differs from an earlier row of the same evaluation',
  'second-answer':
    'a second answer for session {session}, sample {sample}, replicate {replicate}, taster {taster}, attribute {attribute}',
  // Cells of references.csv.
  'no-defect': '{attribute} cannot be a predominant defect',
  'not-cm-to-10': '{column} {cell} is not a number of cm from 0 to 10',
  'not-cm': '{column} {cell} is not a number of cm from 0',
  'second-row': 'a second row for sample {sample}, attribute {attribute}',
  'second-predominant': 'a second predominant defect of sample {sample}',
  // settings.json; the program that reads it provides `why`.
  'not-json': '{why}',
  'setting-unknown': 'setting "{setting}" is not known',
  'setting-invalid': '{setting}: {why}',
  'setting-twice': '{setting}: is there twice',
} as const;

/** The code of an error in a file. */
type FileFaultCode = keyof typeof WORDS;

type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;
type ValuesOf<Code extends FileFaultCode> = Readonly<Record<Slots<(typeof WORDS)[Code]>, string>>;
type FaultOf<Code extends FileFaultCode> = {
  readonly [One in Code]: { readonly code: One; readonly values: ValuesOf<One> };
}[Code];

/** An error in a file, with the values that its message needs. */
export type FileFault = FaultOf<FileFaultCode>;

/** The errors of one line of a file, counted from 1; null where they concern the whole file. */
export type LineFault = { readonly line: number | null; readonly faults: readonly FileFault[] };

/** The codes whose messages need no value. */
type Bare = {
  [Code in FileFaultCode]: Slots<(typeof WORDS)[Code]> extends never ? Code : never;
}[FileFaultCode];

/** Creates an error in a file. */
export function fault<Code extends Bare>(code: Code): FaultOf<Code>;
export function fault<Code extends FileFaultCode>(
  code: Code,
  values: ValuesOf<Code>,
): FaultOf<Code>;
export function fault(
  code: FileFaultCode,
  values: object = {},
): { code: FileFaultCode; values: object } {
  return { code, values };
}

/** The message of an error for the command line. */
export function faultText({ code, values }: FileFault): string {
  const known = new Map<string, string>(Object.entries(values));
  return WORDS[code].replaceAll(/\{(\w+)\}/g, (slot, name: string) => known.get(name) ?? slot);
}

/** The message of the errors of a line for the command line: `line 3: sample is empty; …`. */
export function lineFaultText({ line, faults }: LineFault): string {
  const words = faults.map(faultText).join('; ');
  return line === null ? words : `line ${line}: ${words}`;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isFault = (value: unknown): boolean => {
  const { code, values } = fieldsOf(value);
  return (
    typeof code === 'string' &&
    Object.hasOwn(WORDS, code) &&
    Object.values(fieldsOf(values)).every((one) => typeof one === 'string')
  );
};

/** Type guard for the errors of lines. */
export const areLineFaults = (value: unknown): value is readonly LineFault[] =>
  Array.isArray(value) &&
  value
    .map(fieldsOf)
    .every(
      ({ line, faults }) =>
        (line === null || typeof line === 'number') &&
        Array.isArray(faults) &&
        faults.every(isFault),
    );
