import { sql } from 'kysely';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { DaysQuery } from '../../../domain/sessions/days-query.ts';
import {
  DAY_VERDICTS,
  type DayVerdict,
  verdictStands,
} from '../../../domain/sessions/decide-day.ts';
import type { DayRow, SessionRow } from '../../../domain/sessions/session-row.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { daySessions } from './day-sessions.ts';
import { listTastingDays } from './list-tasting-days.ts';
import { readRows } from './sessions.ts';

/** The last verdict on a tasting day. */
type SaidOfDay = Omit<NonNullable<DayRow['judged']>, 'stands'>;

/**
 * Returns one page of the tasting days on which a session was shown, open days first, each with its
 * last verdict (SES-16).
 */
export async function listDays(scope: PanelScope, query: DaysQuery): Promise<Page<DayRow>> {
  const { dates, total } = await listTastingDays(scope, query);
  const sessions = await daySessions(scope, await sessionsOfDay(scope, dates));
  const verdicts = await verdictsOfDays(scope, dates);
  const rows = dates.map((date) => {
    const tasted = sessions
      .filter((row) => row.date === date)
      .toSorted((a, b) => a.session - b.session);
    return { date, sessions: tasted, judged: judgedBy(verdicts.get(date), tasted) };
  });
  return { rows, total };
}

/**
 * The last verdict on a tasting day, and whether it still applies to the current results (SES-16).
 */
export const judgedBy = (
  said: SaidOfDay | undefined,
  sessions: readonly SessionRow[],
): DayRow['judged'] =>
  said === undefined ? null : { ...said, stands: verdictStands(said, sessions) };

/** All sessions of the given tasting days, drafts included. */
export async function sessionsOfDay(
  scope: PanelScope,
  dates: readonly string[],
): Promise<readonly SessionRow[]> {
  if (dates.length === 0) return [];
  const numbers = await scope.trx
    .selectFrom('sessions')
    .select('number')
    .where('panel', '=', scope.panel)
    .where('date', 'in', dates)
    .execute();
  return readRows(
    scope,
    numbers.map(({ number }) => number),
  );
}

/**
 * The last verdict on each of the given tasting days, from the audit trail. A day without a verdict
 * is absent.
 */
export async function verdictsOfDays(
  { trx, panel }: PanelScope,
  dates: readonly string[],
): Promise<ReadonlyMap<string, SaidOfDay>> {
  if (dates.length === 0) return new Map();
  const day = sql<string>`data ->> 'date'`;
  const rows = await trx
    .selectFrom('audit')
    .distinctOn(day)
    .select([day.as('date'), sql<string>`after ->> 'verdict'`.as('verdict')])
    .select(['reason', 'name', 'at'])
    .where('panel', '=', panel)
    .where('command', '=', 'judge-day')
    .where(day, 'in', dates)
    .orderBy(day)
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(
    rows.map(({ date, verdict, reason, name, at }) => [
      date,
      { verdict: verdictOf(verdict), reason: reason ?? null, by: name, at: instantText(at) },
    ]),
  );
}

/**
 * Parses a verdict of the audit trail. Throws for an unknown one, because a guess could turn a
 * rejection into an acceptance.
 */
function verdictOf(text: string): DayVerdict {
  const known = DAY_VERDICTS.find((verdict) => verdict === text);
  if (known === undefined) throw new Error(`the trail tells of a verdict that is none: ${text}`);
  return known;
}
