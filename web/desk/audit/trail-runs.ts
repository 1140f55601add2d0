import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { byCode } from '../../../domain/words/code-order.ts';
import { isRole } from '../../../domain/words/role.ts';
import { subjectOf } from '../../parts/history/subject-of.ts';

/** A run: consecutive similar entries, newest first. Most runs have one entry. */
export type TrailRun = readonly [NamedAuditRow, ...NamedAuditRow[]];

/** The entries of a page from one day, in runs. */
export type TrailDay = {
  /** The date in the panel's time zone, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
  readonly runs: readonly TrailRun[];
};

/** The greatest number of names that are listed; more of them are only counted (AUD-14). */
export const NAMED = 4;

/** The longest time between two entries of a run, in minutes (AUD-14). */
const PAUSE = 15;

/** Tasters count as one actor, since they act in parallel: their similar acts form one run. */
const whoOf = ({ role, name }: NamedAuditRow): string => {
  if (!isRole(role)) return role === 'operator' ? role : '';
  return role === 'catadores' ? role : `${role} ${name}`;
};

const areLike = (one: NamedAuditRow, other: NamedAuditRow): boolean =>
  one.command === other.command &&
  whoOf(one) === whoOf(other) &&
  one.reason === other.reason &&
  subjectOf(one).session === subjectOf(other).session &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= PAUSE * 60_000;

/**
 * Groups the entries of a page by day and into runs, without changing their order (AUD-14). Entries
 * of a run have the same act, person (tasters count as one), session and reason. Each is within 15
 * minutes of the one before. `dayOf` returns the date of a timestamp.
 */
export function trailRuns(
  rows: readonly NamedAuditRow[],
  dayOf: (instant: string) => string,
): readonly TrailDay[] {
  const days: { day: string; count: number; runs: [NamedAuditRow, ...NamedAuditRow[]][] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.at);
    const last = days.at(-1);
    if (last?.day !== day) {
      days.push({ day, count: 1, runs: [[row]] });
      continue;
    }
    last.count += 1;
    const run = last.runs.at(-1);
    const before = run?.at(-1);
    if (run !== undefined && before !== undefined && areLike(before, row)) run.push(row);
    else last.runs.push([row]);
  }
  return days;
}

/** The people and things that a run is about, without duplicates, sorted by code. */
export type RunSubject = {
  readonly tasters: readonly string[];
  readonly glasses: readonly string[];
  readonly samples: readonly string[];
  readonly records: readonly string[];
  readonly session: string;
};

/** Collects the people and things that a run is about, without duplicates (AUD-14). */
export function subjectOfRun(run: TrailRun): RunSubject {
  const all = run.map(subjectOf);
  const each = (of: 'taster' | 'glass' | 'sample' | 'record'): readonly string[] =>
    [...new Set(all.map((one) => one[of]))].filter((name) => name !== '').toSorted(byCode);
  return {
    tasters: each('taster'),
    glasses: each('glass'),
    samples: each('sample'),
    records: each('record'),
    session: all[0]?.session ?? '',
  };
}
