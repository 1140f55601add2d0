import { alikeKey } from '../../domain/fields/clean-line.ts';
import type { ImportProblem, ImportReport } from '../../domain/registers/import-report.ts';
import type { ReadRegister, ReadRow } from '../../domain/registers/read-register.ts';
import type { AuditedChange, Recorded } from '../audit/decide-recorded.ts';
import type { PanelScope } from '../database/database.ts';
import { takenCodes } from '../database/taken-codes.ts';

/**
 * How a file is imported into a register: how a row becomes an input, and how an input is inserted.
 */
export type RegisterImport<Input> = {
  readonly register: 'samples' | 'tasters';
  readonly read: ReadRegister;
  readonly inputOf: (row: ReadRow) => Input | ImportProblem;
  /** Inserts one input; returns its entry for the audit trail. */
  readonly insert: (input: Input) => Promise<AuditedChange>;
};

/**
 * Imports a file into a register, or only previews it (LST-4, LST-22). It takes all rows, or none.
 * Then it reports all problems by line. The report shows the first 50 rows.
 */
export async function importRegister<Input extends { readonly code: string }>(
  scope: PanelScope,
  { register, read, inputOf, insert }: RegisterImport<Input>,
  isPreview: boolean,
): Promise<Recorded<ImportReport>> {
  const problems = [...read.problems];
  const badLines = new Set(problems.map(({ line }) => line));
  const inputs: { readonly line: number; readonly input: Input }[] = [];
  for (const row of read.rows.filter(({ line }) => !badLines.has(line))) {
    const input = inputOf(row);
    if ('column' in input) problems.push(input);
    else inputs.push({ line: row.line, input });
  }
  const taken = await takenCodes(
    scope,
    register,
    inputs.map(({ input }) => input.code),
  );
  for (const { line, input } of inputs)
    if (taken.has(alikeKey(input.code)))
      problems.push({ line, column: 'code', code: 'taken', value: input.code });
  const isTaken = !isPreview && problems.length === 0;
  const audited: AuditedChange[] = [];
  if (isTaken) for (const { input } of inputs) audited.push(await insert(input));
  const report = {
    columns: read.columns,
    rows: read.cells.slice(0, 50),
    ignored: read.ignored,
    problems: problems.toSorted((a, b) => a.line - b.line),
    taken: isTaken ? inputs.length : 0,
  };
  return { answer: report, audited };
}
