import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import type { SheetGroup } from '../classification/sheet-group.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { LINES } from '../marks/sheet-columns.ts';
import { type MarkSummary, NO_MARKS } from '../statistics/mark-summary.ts';
import type { Entries } from './find-entries.ts';
import { readSummary, type SummaryColumns } from './summary-columns.ts';

/** The code of an entry without a predominant defect. */
export const NO_DEFECT = 255;

/** Every assessment of a history, as columns of exact integers: the input of every index. */
export type AssessedHistory = {
  readonly columns: MarkColumns;
  readonly settings: PanelSettings;
  readonly entries: Entries;
  /** The nine lines of entry `e` are at `e * LINES` and on. */
  readonly lines: SummaryColumns;
  /** The predominant defect of each entry: its summary, and its code or NO_DEFECT. */
  readonly defects: SummaryColumns;
  readonly defect: Uint8Array;
  readonly reliable: Uint8Array;
  readonly class: readonly OilClass[];
};

/** The valid sheets of one entry. */
export function groupOfEntry(
  { columns, entries }: Pick<AssessedHistory, 'columns' | 'entries'>,
  entry: number,
): SheetGroup {
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

/** The exact summary of an entry's predominant defect; no marks where there is none. */
export const summaryOfDefect = (
  { defect, defects }: AssessedHistory,
  entry: number,
): MarkSummary => (defect[entry] === NO_DEFECT ? NO_MARKS : readSummary(defects, entry));
