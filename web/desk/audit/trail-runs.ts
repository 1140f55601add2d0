import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { byCode } from '../../../domain/words/code-order.ts';
import { isRole } from '../../../domain/words/role.ts';
import { subjectOf } from '../../parts/history/subject-of.ts';

/** Like entries that stand beside each other, newest first; most runs are of one. */
export type TrailRun = readonly [NamedAuditRow, ...NamedAuditRow[]];

/** The entries of one day of the panel that stand on a page, in runs. */
export type TrailDay = {
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
  readonly runs: readonly TrailRun[];
};

/** AUD-14: how many names are said by themselves; of more it is said how many they are. */
export const NAMED = 4;

/** AUD-14: how long the next like entry may be in coming, in minutes. */
const PAUSE = 15;

/** Tasters act side by side, each for themselves: their like acts are told together. */
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
 * AUD-14: the entries of a page by day, and within it by runs of the same act of the same person (tasters count as one) on the
 * same session for the same reason, each within 15 minutes of the one before; `dayOf` tells the day of an instant. The order stays; every entry stands in one run.
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

/** Whom and what the entries of a run tell of, each named once, in order. */
export type RunSubject = {
  readonly tasters: readonly string[];
  readonly glasses: readonly string[];
  readonly samples: readonly string[];
  readonly records: readonly string[];
  readonly session: string;
};

/** AUD-14: whom and what a run tells of, each named once. */
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
