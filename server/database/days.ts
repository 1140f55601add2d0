import { sql } from 'kysely';
import type { ListQuery } from '../../domain/lists/list-query.ts';
import type { Page } from '../../domain/lists/page.ts';
import { acceptanceStands } from '../../domain/sessions/decide-day.ts';
import type { DayRow, SessionRow } from '../../domain/sessions/session-row.ts';
import type { PanelScope } from './database.ts';
import { instantText } from './json.ts';
import { readListQuery } from './list.ts';
import { readRows } from './sessions.ts';

/** What was last said of a day. */
type SaidOfDay = Omit<NonNullable<DayRow['judged']>, 'stands'>;

/** The order a list of days offers. */
const DAY_SORTS = ['date'] as const;

/** SES-16: one page of the days on which a session was shown, the newest first, with what was last said of each. */
export async function listDays(scope: PanelScope, query: ListQuery): Promise<Page<DayRow>> {
  const { trx, panel } = scope;
  const list = readListQuery(query, DAY_SORTS, { sort: 'date', direction: 'desc' });
  let chosen = trx
    .selectFrom('sessions')
    .where('panel', '=', panel)
    .where(sql<string>`state`, '<>', 'draft');
  const { pattern } = list;
  if (pattern !== null) chosen = chosen.where(sql<string>`date::text`, 'ilike', pattern);
  const { total } = await chosen
    .select((count) => count.fn.count<number>('date').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const days = await chosen
    .select('date')
    .distinct()
    .orderBy('date', list.direction)
    .limit(list.limit)
    .offset(list.offset)
    .execute();
  const dates = days.map(({ date }) => date);
  const sessions = await sessionsOfDay(scope, dates);
  const verdicts = await verdictsOfDays(scope, dates);
  const rows = dates.map((date) => {
    const tasted = sessions
      .filter((row) => row.date === date)
      .toSorted((a, b) => a.session - b.session);
    const judged = verdicts.get(date);
    return {
      date,
      sessions: tasted,
      judged: judged === undefined ? null : { ...judged, stands: stands(judged, tasted) },
    };
  });
  return { rows, total };
}

const stands = (judged: SaidOfDay, sessions: readonly SessionRow[]): boolean =>
  judged.verdict === 'rejected' || acceptanceStands(judged.at, sessions);

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
      {
        verdict: verdict === 'accepted' ? 'accepted' : 'rejected',
        reason: reason ?? null,
        by: name,
        at: instantText(at),
      },
    ]),
  );
}
