import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { LINES } from '../marks/sheet-columns.ts';
import { profileOf } from '../method/profile-of.ts';
import { assessEntry } from './assess-entry.ts';
import { type AssessedHistory, NO_DEFECT } from './assessed-history.ts';
import { type Entries, findEntries } from './find-entries.ts';
import { createSummaryColumns } from './summary-columns.ts';

/** The number of entries that are assessed between two reports of progress. */
const STRIDE = 4096;

/**
 * Assesses every entry in one pass (M-STAT, M-CLASS). It yields the progress, 0 to 1, so that a
 * worker can process messages and cancel between two steps.
 */
export function* assessEntries(
  columns: MarkColumns,
  settings: PanelSettings,
): Generator<number, AssessedHistory> {
  const entries = findEntries(columns, profileOf(settings));
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

/** A buffer for sorting the largest group of the history. */
function roomFor({ start, count }: Entries): Uint8Array {
  let most = 0;
  for (let entry = 0; entry < count; entry += 1)
    most = Math.max(most, (start[entry + 1] ?? 0) - (start[entry] ?? 0));
  return new Uint8Array(most);
}
