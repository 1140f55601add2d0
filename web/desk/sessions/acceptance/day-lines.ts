import {
  judgedCriteria,
  type KnownCriteria,
  sessionCriteria,
} from '../../../../domain/sessions/session-criteria.ts';
import type { DayRow, DaySession } from '../../../../domain/sessions/session-row.ts';
import type { FailedCriterion } from '../../../../domain/words/failed-criterion.ts';

/** A row of the exported tasting days: a session with its day and its acceptance criteria. */
export type DayLine = {
  readonly day: DayRow;
  readonly session: DaySession;
  readonly criteria: KnownCriteria;
};

/**
 * Builds the export of tasting days, a row for each session (LST-3). For closed sessions `judge`
 * asks the server for the criteria, one session after the other.
 */
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
