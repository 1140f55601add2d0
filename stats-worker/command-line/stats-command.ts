import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { accept, type Refusal, type Result } from '../../domain/refusal.ts';
import { referenceMaterial } from '../quality/assigned-value.ts';
import { historyReport } from '../reports/history-report.ts';
import { incompleteWarnings } from './incomplete-warnings.ts';
import { marksFile, referencesFile, settingsFile } from './input-files.ts';
import { readOptions } from './options.ts';
import { reportText } from './report-text.ts';
import { type ZippedFiles, zipInput } from './zip-input.ts';

/** The exit code of a refused file or invalid arguments. */
const REFUSED = 2;

/**
 * Runs the command line of exchange.md: it computes the report of a file of marks and prints one
 * JSON document. A refusal prints its reasons on standard error and nothing on standard output. It
 * returns the exit code.
 */
export async function statsCommand(
  given: readonly string[],
  out: Writable,
  err: Writable,
): Promise<number> {
  const options = readOptions(given);
  if (!options.ok) return refused(err, [options]);
  const zipped = await zippedOf(options.value.marks);
  if (!zipped.ok) return refused(err, [zipped]);
  const own = zipped.value;
  const marks = await marksFile(own?.marks ?? options.value.marks);
  const references = await referencesFile(options.value.references ?? own?.references ?? null);
  const settings = await settingsFile(options.value.settings ?? own?.settings ?? null);
  if (!marks.ok || !references.ok || !settings.ok)
    return refused(
      err,
      [marks, references, settings].filter((result) => !result.ok),
    );
  warn(err, 'columns', marks.value.unknownColumns);
  warn(err, 'columns of the references', references.value.unknownColumns);
  for (const warning of incompleteWarnings(marks.value.columns, settings.value)) err.write(warning);
  const steps = historyReport({
    columns: marks.value.columns,
    references: references.value.references.map(({ sample, values }) =>
      referenceMaterial(sample, values),
    ),
    settings: settings.value,
    asOf: options.value.asOf ?? own?.lastDay ?? null,
    allSessions: options.value.allSessions,
  });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  for (const piece of reportText(step.value)) if (!out.write(piece)) await once(out, 'drain');
  return 0;
}

/** The content of the file where it is a zip; null where it is a file of marks (XPO-5). */
const zippedOf = async (path: string): Promise<Result<ZippedFiles | null, 'file-unreadable'>> =>
  path.toLowerCase().endsWith('.zip') ? zipInput(path) : accept(null);

/** The most columns that a warning names; the rest is counted. */
const MOST_NAMED = 100;

/** Warns of the unknown columns of a file. */
function warn(err: Writable, what: string, columns: readonly string[]): void {
  if (columns.length === 0) return;
  const names = columns.slice(0, MOST_NAMED).map((name) => name.slice(0, 40) || '(no name)');
  const more = columns.length > MOST_NAMED ? ` and ${columns.length - MOST_NAMED} more` : '';
  err.write(`warning: unknown ${what} are ignored: ${names.join(', ')}${more}\n`);
}

function refused(err: Writable, refusals: readonly Refusal[]): number {
  for (const { data } of refusals) {
    if ('rows' in data) for (const row of data.rows) err.write(`${row}\n`);
    if ('more' in data && data.more > 0) err.write(`and ${data.more} more\n`);
  }
  return REFUSED;
}
