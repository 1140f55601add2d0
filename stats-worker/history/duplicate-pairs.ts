import type { Entries } from './find-entries.ts';

/** Replicate 1 and 2 of one sample of one session: two entries (M-EN). */
export type DuplicatePair = {
  readonly first: number;
  readonly second: number;
};

/** The duplicates of which both replicates have a valid sheet, in the order they first appear. */
export function duplicatePairs({
  count,
  twin,
  replicate,
  start,
}: Entries): readonly DuplicatePair[] {
  const pairs: DuplicatePair[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    const other = twin[entry] ?? -1;
    if (other < entry || start[entry] === start[entry + 1] || start[other] === start[other + 1])
      continue;
    pairs.push(
      replicate[entry] === 1 ? { first: entry, second: other } : { first: other, second: entry },
    );
  }
  return pairs;
}

/** Something quality control counts: the first entry of its sample in the file, and the day of its session. */
export type Dated = { readonly place: number; readonly day: number };

/**
 * M-QC: from the newest to the oldest. Equal dates keep the order of the file: the later session, then the later sample,
 * is the newer.
 */
export function newestFirst<Item extends Dated>(
  items: readonly Item[],
  entries: Entries,
): readonly Item[] {
  const session = ({ place }: Item) => entries.session[place] ?? 0;
  return items.toSorted(
    (left, right) =>
      right.day - left.day || session(right) - session(left) || right.place - left.place,
  );
}
