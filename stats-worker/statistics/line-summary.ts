import { descriptorMark } from '../classification/other-descriptors.ts';
import { LINES, type SheetColumns, UNANSWERED } from '../marks/sheet-columns.ts';
import { type MarkSummary, type QuantileType, summariseSorted } from './mark-summary.ts';

/** The valid sheets of one sample in one replicate: places `from` to before `to` of `order` name rows of the columns. */
export type SheetGroup = {
  readonly columns: SheetColumns;
  readonly order: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
  /** Room to sort in, at least as long as the group; overwritten. */
  readonly room: Uint8Array;
};

/** M-STAT: the exact summary of one line of the sheet; unanswered lines are left out (M-SCALE). */
export function lineSummary(group: SheetGroup, line: number, quantile: QuantileType): MarkSummary {
  return summariseSorted(group.room, sortLine(group, line), quantile);
}

/** Puts the answered marks of one line into the room, in ascending order; answers how many there are. */
export function sortLine({ columns, order, from, to, room }: SheetGroup, line: number): number {
  const { marks } = columns;
  let zeros = 0;
  let n = 0;
  for (let place = from; place < to; place += 1) {
    const mm = marks[(order[place] ?? 0) * LINES + line] ?? UNANSWERED;
    if (mm === 0) zeros += 1;
    else if (mm !== UNANSWERED) n = insert(room, n, mm);
  }
  if (zeros > 0) {
    for (let place = n - 1; place >= 0; place -= 1) room[place + zeros] = room[place] ?? 0;
    for (let place = 0; place < zeros; place += 1) room[place] = 0;
  }
  return zeros + n;
}

/** M-DEFECT (P): the exact summary of a descriptor of *other negative*, by its code. */
export function descriptorSummary(
  group: SheetGroup,
  code: number,
  quantile: QuantileType,
): MarkSummary {
  const { columns, order, from, to, room } = group;
  let n = 0;
  for (let place = from; place < to; place += 1)
    n = insert(room, n, descriptorMark(columns, order[place] ?? 0, code));
  return summariseSorted(room, n, quantile);
}

/** Insertion into the first `n` sorted marks: a panel is so small that nothing is faster. */
function insert(room: Uint8Array, n: number, mm: number): number {
  let place = n;
  while (place > 0 && (room[place - 1] ?? 0) > mm) {
    room[place] = room[place - 1] ?? 0;
    place -= 1;
  }
  room[place] = mm;
  return n + 1;
}
