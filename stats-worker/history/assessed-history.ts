import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { OilClass } from '../assessment/assessment.ts';
import { LINES } from '../marks/sheet-columns.ts';
import type { SheetGroup } from '../statistics/line-summary.ts';
import { type MarkSummary, NO_MARKS } from '../statistics/mark-summary.ts';
import { assessEntry } from './assess-entry.ts';
import { type Entries, findEntries } from './find-entries.ts';
import type { MarkColumns } from './mark-columns.ts';
import { createSummaryColumns, readSummary, type SummaryColumns } from './summary-columns.ts';

/** The code of an entry without a predominant defect. */
export const NO_DEFECT = 255;

/** Every assessment of a history, as columns of exact integers; from it every index is computed. */
export type AssessedHistory = {
  readonly columns: MarkColumns;
  readonly settings: PanelSettings;
  readonly entries: Entries;
  /** The nine lines of entry `e` at `e * LINES` and on. */
  readonly lines: SummaryColumns;
  /** The predominant defect of each entry: its summary, and its code or NO_DEFECT. */
  readonly defects: SummaryColumns;
  readonly defect: Uint8Array;
  readonly reliable: Uint8Array;
  readonly class: readonly OilClass[];
};

/** How many entries are assessed between two reports of progress. */
const STRIDE = 4096;

/**
 * M-STAT, M-CLASS: assesses every entry in one pass. It yields how much is done, 0 to 1, so that a worker can breathe
 * and be told to stop between two steps.
 */
export function* assessEntries(
  columns: MarkColumns,
  settings: PanelSettings,
): Generator<number, AssessedHistory> {
  const entries = findEntries(columns);
  const { count, start } = entries;
  const assessed = {
    columns,
    settings,
    entries,
    lines: createSummaryColumns(count * LINES),
    defects: createSummaryColumns(count),
    defect: new Uint8Array(count).fill(NO_DEFECT),
    reliable: new Uint8Array(count),
    class: new Array<OilClass>(count),
  };
  const room = roomFor(entries);
  for (let entry = 0; entry < count; entry += 1) {
    if (entry % STRIDE === STRIDE - 1) yield entry / count;
    const group = {
      columns,
      order: entries.order,
      from: start[entry] ?? 0,
      to: start[entry + 1] ?? 0,
      room,
    };
    assessEntry(assessed, entry, group);
  }
  return assessed;
}

/** Room to sort the largest group of the history in. */
function roomFor({ start, count }: Entries): Uint8Array {
  let most = 0;
  for (let entry = 0; entry < count; entry += 1)
    most = Math.max(most, (start[entry + 1] ?? 0) - (start[entry] ?? 0));
  return new Uint8Array(most);
}

/** The valid sheets of one entry. */
export function groupOfEntry({ columns, entries }: AssessedHistory, entry: number): SheetGroup {
  const from = entries.start[entry] ?? 0;
  const to = entries.start[entry + 1] ?? 0;
  return { columns, order: entries.order, from, to, room: new Uint8Array(to - from) };
}

/** The exact summary of one line of one entry. */
export const summaryOfLine = (
  { lines }: AssessedHistory,
  entry: number,
  line: number,
): MarkSummary => readSummary(lines, entry * LINES + line);

/** The exact summary of an entry's predominant defect; no marks when none predominates. */
export const summaryOfDefect = (
  { defect, defects }: AssessedHistory,
  entry: number,
): MarkSummary => (defect[entry] === NO_DEFECT ? NO_MARKS : readSummary(defects, entry));
