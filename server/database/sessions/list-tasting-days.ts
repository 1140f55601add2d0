import { sql } from 'kysely';
import type { DaysQuery } from '../../../domain/sessions/days-query.ts';
import type { PanelScope } from '../database.ts';
import { readListQuery } from '../list.ts';

/** The sort orders of the list of tasting days, within open days and within the others. */
const DAY_SORTS = ['date'] as const;

/**
 * Returns one page of the dates on which a session was shown, open days first, each group newest
 * first (SES-16).
 */
export async function listTastingDays(
  scope: PanelScope,
  query: DaysQuery,
): Promise<{ readonly dates: readonly string[]; readonly total: number }> {
  const list = readListQuery(query, DAY_SORTS, { sort: 'date', direction: 'desc' });
  const { pattern, direction, limit, offset } = list;
  const { from, until } = query;
  const chosen = sql.join(
    [
      ...(pattern === null ? [] : [sql`date::text ilike ${pattern}`]),
      ...(from === undefined ? [] : [sql`date >= ${from}`]),
      ...(until === undefined ? [] : [sql`date <= ${until}`]),
      ...(list.state === 'open' ? [sql`is_open`] : []),
      sql`true`,
    ],
    sql` and `,
  );
  const days = sql`(${allDays(scope)}) as days where ${chosen}`;
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from ${days}`.execute(scope.trx);
  const page = await sql<{ date: string }>`
    select date from ${days}
    order by is_open desc, date ${direction === 'asc' ? sql`asc` : sql`desc`}
    limit ${limit} offset ${offset}`.execute(scope.trx);
  return { dates: page.rows.map(({ date }) => date), total: counted.rows[0]?.total ?? 0 };
}

/**
 * SQL query: every day on which a session was shown, and whether it is open. It is `isOpenDay` of
 * the domain in SQL, so that the database can sort and paginate. A contract test compares the two.
 */
const allDays = ({ panel }: PanelScope) => sql`
  select tasted.date, not tasted.is_training and not coalesce(
      case said.verdict
        when 'accepted' then tasted.is_validated and tasted.changed_at <= said.at
        when 'rejected' then true
        when 'reopened' then false
      end, false) as is_open
  from (
    select s.date,
      bool_and(s.training) as is_training,
      bool_and(s.state = 'validated' and s.validated_at is not null)
        filter (where not s.training) as is_validated,
      max(greatest(s.validated_at, assessed.at)) filter (where not s.training) as changed_at
    from sessions s
    left join (
      select session, max(at) as at from assessment_validity where panel = ${panel} group by session
    ) assessed on assessed.session = s.number
    where s.panel = ${panel} and s.state <> 'draft'
    group by s.date
  ) tasted
  left join (
    select distinct on (data ->> 'date') data ->> 'date' as date, after ->> 'verdict' as verdict, at
    from audit where panel = ${panel} and command = 'judge-day'
    order by data ->> 'date', sequence desc
  ) said on said.date = tasted.date::text`;
