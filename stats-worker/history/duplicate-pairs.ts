import type { Entries } from './find-entries.ts';
import type { MarkColumns } from './mark-columns.ts';
import { NO_DAY } from './mark-columns.ts';

/** Replicate 1 and 2 of one sample of one session: two entries (M-EN). */
export type DuplicatePair = {
  readonly first: number;
  readonly second: number;
};

/** The duplicates of a history, in the order their first replicate appears. */
export function duplicatePairs(entries: Entries): readonly DuplicatePair[] {
  const { count, session, sample, replicate } = entries;
  const halves = new Map<string, { first: number | null; second: number | null }>();
  for (let entry = 0; entry < count; entry += 1) {
    const key = `${session[entry]}|${sample[entry]}`;
    const half = halves.get(key) ?? { first: null, second: null };
    if (replicate[entry] === 1) half.first = entry;
    else half.second = entry;
    halves.set(key, half);
  }
  const pairs: DuplicatePair[] = [];
  for (const { first, second } of halves.values())
    if (first !== null && second !== null) pairs.push({ first, second });
  return pairs;
}

/** Something quality control counts: the first entry of its sample in the file, and the day of its session. */
export type Dated = { readonly place: number; readonly day: number };

/**
 * M-QC: from the newest to the oldest, without what belongs to training sessions and to sessions without a date. Equal
 * dates keep the order of the file: the later session, then the later sample, is the newer.
 */
export function newestFirst<Item extends Dated>(
  items: readonly Item[],
  entries: Entries,
  columns: MarkColumns,
): readonly Item[] {
  const session = ({ place }: Item) => entries.session[place] ?? 0;
  return items
    .filter((item) => item.day !== NO_DAY && columns.sessionTraining[session(item)] !== 1)
    .sort(
      (left, right) =>
        right.day - left.day || session(right) - session(left) || right.place - left.place,
    );
}
