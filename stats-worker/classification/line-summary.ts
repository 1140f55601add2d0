import { LINES, UNANSWERED } from '../marks/sheet-columns.ts';
import { type MarkSummary, summariseSorted } from '../statistics/mark-summary.ts';
import type { QuantileType } from '../statistics/quartiles.ts';
import { sortMarks } from '../statistics/sort-marks.ts';
import { descriptorMark } from './other-descriptors.ts';
import type { SheetGroup } from './sheet-group.ts';

/** The exact summary of one line of the sheet; unanswered lines are left out (M-STAT, M-SCALE). */
export function lineSummary(group: SheetGroup, line: number, quantile: QuantileType): MarkSummary {
  return summariseSorted(group.room, sortLine(group, line), quantile);
}

/**
 * Writes the answered marks of one line into the buffer `room`, ascending; returns their number.
 */
export function sortLine({ columns, order, from, to, room }: SheetGroup, line: number): number {
  const { marks } = columns;
  let n = 0;
  let isPerceived = 0;
  for (let place = from; place < to; place += 1) {
    const mm = marks[(order[place] ?? 0) * LINES + line] ?? UNANSWERED;
    if (mm === UNANSWERED) continue;
    room[n] = mm;
    n += 1;
    isPerceived |= mm;
  }
  if (isPerceived !== 0) sortMarks(room, n);
  return n;
}

/** The exact summary of a descriptor of *other negative*, by its code (P) (M-DEFECT). */
export function descriptorSummary(
  group: SheetGroup,
  code: number,
  quantile: QuantileType,
): MarkSummary {
  const { columns, order, from, to, room } = group;
  for (let place = from; place < to; place += 1)
    room[place - from] = descriptorMark(columns, order[place] ?? 0, code);
  sortMarks(room, to - from);
  return summariseSorted(room, to - from, quantile);
}
