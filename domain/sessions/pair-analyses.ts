import { Temporal } from 'temporal-polyfill';
import type { Replicate } from '../words/replicate.ts';

/** One sample in one replicate of one session, on its day (YYYY-MM-DD). */
export type Analysis = {
  readonly session: number;
  readonly date: string;
  readonly replicate: Replicate;
};

/** Replicate 1 and 2 of one sample. */
export type AnalysisPair<Of> = { readonly first: Of; readonly second: Of };

/**
 * Pairs the analyses of one sample (M-PAIR). First those of one session. Then each lone replicate
 * 1, by date, with the earliest lone replicate 2 of another session, on that day or later, within
 * so many months. Equal dates keep the given order. Without months a pair is in one session.
 */
export function pairAnalyses<Of extends Analysis>(
  analyses: readonly Of[],
  months: number | null,
): readonly AnalysisPair<Of>[] {
  const twin = ({ session, replicate }: Of) =>
    analyses.find((other) => other.session === session && other.replicate !== replicate);
  const pairs = analyses.flatMap((first) => {
    const second = first.replicate === 1 ? twin(first) : undefined;
    return second === undefined ? [] : [{ first, second }];
  });
  if (months === null) return pairs;
  const lone = analyses
    .filter((one) => twin(one) === undefined)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const waiting = lone.filter(({ replicate }) => replicate === 2);
  for (const first of lone) {
    if (first.replicate !== 1) continue;
    const place = waiting.findIndex((second) => mayFollow(first, second, months));
    const [second] = place < 0 ? [] : waiting.splice(place, 1);
    if (second !== undefined) pairs.push({ first, second });
  }
  return pairs;
}

/**
 * Whether the second analysis is of another session, on the first's day or later, and no more than
 * so many months later.
 */
const mayFollow = (first: Analysis, second: Analysis, months: number): boolean =>
  first.session !== second.session &&
  second.date >= first.date &&
  Temporal.PlainDate.from(second.date).subtract({ months }).toString() <= first.date;
