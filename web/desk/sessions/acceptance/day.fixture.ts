import type { DayRow, DaySession } from '../../../../domain/sessions/session-row.ts';

/** A closed session of a tasting day, or one that is as `change` says. */
export const daySession = (change: Partial<DaySession> = {}): DaySession => ({
  ...{ session: 7, date: '2026-11-20', state: 'closed', training: false, sheet: 'ioc-vo' },
  ...{ samples: 2, tasters: 8, sealed: 16, endedAt: null, validatedAt: null, validatedBy: null },
  ...{ validationReason: null, invalidated: null, invalidAssessments: 0, assessedAt: null },
  ...{ glasses: 16, form: 'lines', failed: null },
  ...change,
});

/** A session that was validated. */
export const validatedSession = (change: Partial<DaySession> = {}): DaySession =>
  daySession({
    ...{ state: 'validated', validatedAt: '2026-11-20T11:00:00.000Z', validatedBy: 'Eva' },
    ...{ failed: [], ...change },
  });

/** What was said last of a day. */
export const said = (
  verdict: 'accepted' | 'rejected' | 'reopened',
  reason: string | null = null,
): DayRow['judged'] => ({
  ...{ verdict, reason, by: 'Eva', at: '2026-11-20T12:00:00.000Z' },
  stands: verdict !== 'reopened',
});

/** A tasting day of these sessions. */
export const tastingDay = (
  sessions: readonly DaySession[],
  judged: DayRow['judged'] = null,
  date = '2026-11-20',
): DayRow => ({ date, sessions, judged });
