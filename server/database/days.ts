import { sql } from 'kysely';
import type { Page } from '../../domain/lists/page.ts';
import type { DaysQuery } from '../../domain/sessions/days-query.ts';
import { DAY_VERDICTS, type DayVerdict, verdictStands } from '../../domain/sessions/decide-day.ts';
import type { DayRow, SessionRow } from '../../domain/sessions/session-row.ts';
import type { PanelScope } from './database.ts';
import { daySessions } from './day-sessions.ts';
import { instantText } from './json.ts';
import { readRows } from './sessions.ts';
import { tastingDays } from './tasting-days.ts';

/** What was last said of a day. */
type SaidOfDay = Omit<NonNullable<DayRow['judged']>, 'stands'>;

/** SES-16: one page of the days on which a session was shown, those that are open first, with what was last said of each. */
export async function listDays(scope: PanelScope, query: DaysQuery): Promise<Page<DayRow>> {
  const { dates, total } = await tastingDays(scope, query);
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

/** SES-16: what was last said of a day, and whether it is still about the results that stand. */
export const judgedBy = (
  said: SaidOfDay | undefined,
  sessions: readonly SessionRow[],
): DayRow['judged'] =>
  said === undefined ? null : { ...said, stands: verdictStands(said, sessions) };

/** The sessions of some days, those that were only planned among them. */
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

/** What was last said of each of some days, as the audit trail tells; a day of which nothing was said is absent. */
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

/** A verdict as the trail keeps it. One that is not known is nobody's to guess: a rejection read as another would be a lie. */
function verdictOf(text: string): DayVerdict {
  const known = DAY_VERDICTS.find((verdict) => verdict === text);
  if (known === undefined) throw new Error(`the trail tells of a verdict that is none: ${text}`);
  return known;
}
