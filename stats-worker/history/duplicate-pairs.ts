import { monthsBefore } from '../marks/calendar-day.ts';
import { type MarkColumns, NO_DAY } from '../marks/mark-columns.ts';
import type { MethodProfile } from '../method/method-profile.ts';
import type { Entries } from './find-entries.ts';

/** Replicate 1 and 2 of one sample: two entries, of one session or of two (M-EN, M-PAIR). */
export type DuplicatePair = {
  readonly first: number;
  readonly second: number;
};

type Facts = Pick<MarkColumns, 'sessionDay' | 'counter'>;

/**
 * Finds the duplicates of which both replicates have a sheet that counts (M-PAIR). They are those
 * of one session, and by the method those over two. Their order is that in which their replicates 1
 * first appear (by version 1 either replicate). The lone replicate of a counter-assessment is not a
 * half of a pair over two (PLN-43): it is compared with the result that it checks.
 */
export function duplicatePairs(
  entries: Entries,
  columns: Facts,
  { pairs: { months, order } }: MethodProfile,
): readonly DuplicatePair[] {
  const pairs = pairsOfOneSession(entries);
  if (months !== null) pairs.push(...pairsOverTwo(entries, columns, months));
  const place = order === 'replicate-1' ? firstOf : firstToAppear;
  return pairs.sort((left, right) => place(left) - place(right));
}

/**
 * The half with the later date, to whose session a pair belongs; replicate 1 where both have the
 * same day (M-PAIR).
 */
export function laterHalf(
  { columns, entries }: { readonly columns: Facts; readonly entries: Entries },
  { first, second }: DuplicatePair,
): number {
  const dayOf = (entry: number) => columns.sessionDay[entries.session[entry] ?? 0] ?? NO_DAY;
  return dayOf(second) > dayOf(first) ? second : first;
}

const firstOf = ({ first }: DuplicatePair): number => first;

const firstToAppear = ({ first, second }: DuplicatePair): number => Math.min(first, second);

function pairsOfOneSession(entries: Entries): DuplicatePair[] {
  const { count, twin, replicate } = entries;
  const pairs: DuplicatePair[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    const other = twin[entry] ?? -1;
    if (other < entry || isEmpty(entries, entry) || isEmpty(entries, other)) continue;
    pairs.push(
      replicate[entry] === 1 ? { first: entry, second: other } : { first: other, second: entry },
    );
  }
  return pairs;
}

/**
 * Pairs lone replicates over two sessions (P) (M-PAIR). Replicates 1 in the order of their dates
 * get the earliest lone replicate 2 of the same sample in another session. That session is on the
 * same day or later, within so many months; equal dates keep the order of the file. A replicate is
 * lone when its session has no sheet that counts of the other. Example: replicate 1 on 3 and on 10
 * March, replicate 2 on 10 and on 17 March: 3 with 10 March, 10 with 17.
 */
function pairsOverTwo(
  entries: Entries,
  { sessionDay, counter }: Facts,
  months: number,
): readonly DuplicatePair[] {
  const { replicate, sample, session, order, start } = entries;
  const dayOf = (entry: number) => sessionDay[session[entry] ?? 0] ?? NO_DAY;
  const lone = loneEntries(entries)
    .filter((entry) => dayOf(entry) !== NO_DAY && counter[order[start[entry] ?? 0] ?? 0] !== 1)
    .sort((left, right) => dayOf(left) - dayOf(right) || left - right);
  const waiting = new Map<number, number[]>();
  for (const entry of lone) {
    if (replicate[entry] !== 2) continue;
    const ofSample = waiting.get(sample[entry] ?? 0);
    if (ofSample === undefined) waiting.set(sample[entry] ?? 0, [entry]);
    else ofSample.push(entry);
  }
  return lone.flatMap((first) => {
    const seconds = replicate[first] === 1 ? waiting.get(sample[first] ?? 0) : undefined;
    const place = (seconds ?? []).findIndex(
      (second) =>
        session[second] !== session[first] &&
        dayOf(second) >= dayOf(first) &&
        monthsBefore(dayOf(second), months) <= dayOf(first),
    );
    const [second] = place < 0 || seconds === undefined ? [] : seconds.splice(place, 1);
    return second === undefined ? [] : [{ first, second }];
  });
}

/** The entries with a sheet that counts, in sessions without one of the other replicate. */
function loneEntries(entries: Entries): number[] {
  const found: number[] = [];
  for (let entry = 0; entry < entries.count; entry += 1) {
    const other = entries.twin[entry] ?? -1;
    if (!isEmpty(entries, entry) && (other < 0 || isEmpty(entries, other))) found.push(entry);
  }
  return found;
}

const isEmpty = ({ start }: Entries, entry: number): boolean => start[entry] === start[entry + 1];

/** An item that quality control counts: its place in the file, and its day. */
export type Dated = { readonly place: number; readonly day: number };

/**
 * Sorts items for quality control from the newest to the oldest (M-QC). Equal dates keep the order
 * of the file: the later session, then the later sample, is the newer. Pairs are ordered by the
 * place of replicate 1 alone where the method says so (M-PAIR).
 */
export function newestFirst<Item extends Dated>(
  items: readonly Item[],
  entries: Entries,
  order: MethodProfile['pairs']['order'],
): readonly Item[] {
  const session = ({ place }: Item) =>
    order === 'replicate-1' ? 0 : (entries.session[place] ?? 0);
  return items.toSorted(
    (left, right) =>
      right.day - left.day || session(right) - session(left) || right.place - left.place,
  );
}
