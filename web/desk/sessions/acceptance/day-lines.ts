import {
  judgedCriteria,
  type KnownCriteria,
  sessionCriteria,
} from '../../../../domain/sessions/session-criteria.ts';
import type { DayRow, DaySession } from '../../../../domain/sessions/session-row.ts';
import type { FailedCriterion } from '../../../../domain/words/failed-criterion.ts';

/** A line of the file of tasting days: a session with its day, and its criteria as they are known. */
export type DayLine = {
  readonly day: DayRow;
  readonly session: DaySession;
  readonly criteria: KnownCriteria;
};

/** LST-3: a line a session. What of a closed one only the server can say is asked by `judge`, one after the other. */
export async function dayLines(
  days: readonly DayRow[],
  judge: (session: number) => Promise<readonly FailedCriterion[]>,
): Promise<readonly DayLine[]> {
  const lines: DayLine[] = [];
  for (const day of days)
    for (const session of day.sessions) {
      const known = sessionCriteria(session);
      const criteria =
        known.kind === 'to-judge' ? judgedCriteria(await judge(session.session)) : known;
      lines.push({ day, session, criteria });
    }
  return lines;
}
