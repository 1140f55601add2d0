import { byCode } from '../../domain/words/code-order.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf, dayOf } from '../marks/calendar-day.ts';
import { countedSessions } from './quality-material.ts';
import type { QualityWindow } from './quality-window.ts';

/**
 * The attendance of a taster: in how many sessions the taster took part, and how many evaluations
 * count.
 */
export type TasterAttendance = {
  readonly taster: string;
  readonly sessions: number;
  readonly evaluations: number;
  /** The day of the last session; null without any. */
  readonly last: string | null;
};

/** The attendance in the sessions of a window. */
export type Attendance = {
  readonly from: string;
  readonly to: string;
  /** Validated sessions that are not training. */
  readonly sessions: number;
  /** By the taster's key, also tasters of the history who took part in none. */
  readonly tasters: readonly TasterAttendance[];
};

/**
 * Computes the attendance: the sessions of a window with an evaluation of a taster that counts, and
 * the number of those evaluations (QUA-8). Invalidated and incomplete evaluations do not count, nor
 * does training.
 */
export function attendance(history: AssessedHistory, window: QualityWindow): Attendance {
  const { columns, entries } = history;
  const isCounted = countedSessions(columns, window);
  const tallies = columns.tasters.map(() => ({
    sessions: new Set<number>(),
    evaluations: 0,
    last: -1,
  }));
  for (let entry = 0; entry < entries.count; entry += 1) {
    const session = entries.session[entry] ?? 0;
    if (isCounted[session] !== 1) continue;
    for (let at = entries.start[entry] ?? 0; at < (entries.start[entry + 1] ?? 0); at += 1) {
      const tally = tallies[columns.taster[entries.order[at] ?? 0] ?? 0];
      if (tally === undefined) continue;
      tally.sessions.add(session);
      tally.evaluations += 1;
      tally.last = Math.max(tally.last, columns.sessionDay[session] ?? -1);
    }
  }
  return {
    from: dateOf(window.from),
    to: dateOf(window.to),
    sessions: isCounted.reduce((sum, one) => sum + one, 0),
    tasters: tallies
      .map(({ sessions, evaluations, last }, place) => ({
        taster: columns.tasters[place] ?? '',
        sessions: sessions.size,
        evaluations,
        last: last < 0 ? null : dateOf(last),
      }))
      .toSorted((left, right) => byCode(left.taster, right.taster)),
  };
}

/** The calendar year of a day, up to that day. */
export const yearEnding = (day: number): QualityWindow => ({
  from: dayOf(`${dateOf(day).slice(0, 4)}-01-01`) ?? day,
  to: day,
});
