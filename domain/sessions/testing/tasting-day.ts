import type { DayRow, DaySession, SessionRow } from '../session-row.ts';

/**
 * Test data: a row of the list of sessions, session 7 of two samples and eight tasters, closed with
 * every sheet sealed.
 */
export const sessionRow = (change: Partial<SessionRow> = {}): SessionRow => ({
  session: 7,
  date: '2026-11-20',
  state: 'closed',
  training: false,
  sheet: 'ioc-vo',
  samples: 2,
  tasters: 8,
  sealed: 16,
  endedAt: null,
  validatedAt: null,
  validatedBy: null,
  validationReason: null,
  invalidated: null,
  releasedFigures: null,
  invalidAssessments: 0,
  assessedAt: null,
  ...change,
});

/** Test data: a closed session of a tasting day. */
export const daySession = (change: Partial<DaySession> = {}): DaySession => ({
  ...sessionRow(),
  glasses: 16,
  form: 'lines',
  failed: null,
  ...change,
});

/** Test data: a session of a tasting day that was validated and met its criteria. */
export const validatedSession = (change: Partial<DaySession> = {}): DaySession =>
  daySession({
    state: 'validated',
    validatedAt: '2026-11-20T11:00:00.000Z',
    validatedBy: 'Eva',
    failed: [],
    ...change,
  });

/** Test data: the last verdict on a tasting day. A re-opened day has no valid verdict. */
export const dayJudgement = (
  verdict: NonNullable<DayRow['judged']>['verdict'],
  change: Partial<NonNullable<DayRow['judged']>> = {},
): NonNullable<DayRow['judged']> => ({
  verdict,
  reason: null,
  by: 'Eva',
  at: '2026-11-20T12:00:00.000Z',
  stands: verdict !== 'reopened',
  ...change,
});

/** Test data: a tasting day of these sessions. */
export const tastingDay = (
  sessions: readonly DaySession[],
  judged: DayRow['judged'] = null,
  date = '2026-11-20',
): DayRow => ({ date, sessions, judged });
