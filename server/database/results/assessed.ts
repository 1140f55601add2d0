import { sql } from 'kysely';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import { type AssessedRow, assessedRowSchema } from '../../../domain/results/assessed-row.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { sampleScoresSchema } from '../../../domain/results/sample-scores.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { plainPattern, readListQuery } from '../list.ts';
import { isInvalid, isTrainingSession } from '../sessions/stored-validity.ts';
import { currentReport, listResults, needsRepeat, RESULT_SORTS, resultsById } from './results.ts';

/** The sort orders of the list of assessments: those of results, and those of scores. */
export const ASSESSED_SORTS = [...RESULT_SORTS, 'total', 'totalMedian'] as const;

/** The filter value that limits the list to scores. */
const OF_POINTS = 'points';

const ORDER = {
  session: sql`session`,
  date: sql`date`,
  sample: sql`lower(code)`,
  class: sql`class`,
  md: sql`md`,
  mf: sql`mf`,
  validatedAt: sql`validated_at`,
  total: sql`total`,
  totalMedian: sql`total_median`,
} as const;

/**
 * Returns one page of the current results and scores of all sessions in one list (SHT-13). Missing
 * values sort last in both directions. A panel without scores gets the plain list of results.
 */
export async function listAssessed(
  scope: PanelScope,
  query: ListQuery,
): Promise<Page<AssessedRow>> {
  const { trx, panel } = scope;
  const list = readListQuery(query, ASSESSED_SORTS, { sort: 'date', direction: 'desc' });
  const { pattern, state } = list;
  const scored = await trx
    .selectFrom('sampleScores')
    .select('id')
    .where('panel', '=', panel)
    .where('withdrawnAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (scored === undefined && state !== OF_POINTS && isOfResults(list.sort)) {
    const { rows, total } = await listResults(scope, query);
    return { rows: rows.map(ofResult), total };
  }
  const found = (columns: readonly string[]) =>
    pattern === null
      ? sql`true`
      : sql`(${sql.join(
          columns.map((column) => sql`${sql.raw(column)} ilike ${pattern}`),
          sql` or `,
        )} or p.reference_key like ${plainPattern(pattern)})`;
  const ofState = (row: 'r' | 'c', column: ReturnType<typeof sql>) => {
    if (state === null) return sql`true`;
    if (state === 'invalid') return isInvalid(`${row}.panel`, `${row}.session`, `${row}.sample`);
    // Scores on a sheet of points never need a repeat.
    if (state === 'repeat') return row === 'r' ? needsRepeat() : sql`false`;
    if (state === 'training') return isTrainingSession(`${row}.panel`, `${row}.session`);
    return sql`${column} = ${state}`;
  };
  const listed = sql`
    select 'result' as kind, r.id, r.session, r.date, p.code, r.class, r.md, r.mf,
      null::double precision as total, null::double precision as total_median, r.validated_at
    from results r join samples p on p.panel = r.panel and p.id = r.sample
    where r.panel = ${panel} and r.withdrawn_at is null
      and ${found(['p.code', 'r.predominant_defect', 'r.session::text'])}
      and ${ofState('r', sql`r.class`)}
    union all
    select 'points', c.id, c.session, s.date, p.code, null, null, null,
      (c.scores -> 'total' ->> 'score')::double precision,
      (c.scores -> 'total' ->> 'median')::double precision, c.validated_at
    from sample_scores c join samples p on p.panel = c.panel and p.id = c.sample
    join sessions s on s.panel = c.panel and s.number = c.session
    where c.panel = ${panel} and c.withdrawn_at is null
      and ${found(['p.code', 'c.session::text'])}
      and ${ofState('c', sql`'${sql.raw(OF_POINTS)}'`)}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from (${listed}) listed`.execute(trx);
  const direction = sql.raw(list.direction);
  const { rows } = await sql<{ kind: string; id: number }>`
    select kind, id from (${listed}) listed
    order by ${ORDER[list.sort]} ${direction} nulls last, kind, id ${direction}
    limit ${list.limit} offset ${list.offset}`.execute(trx);
  const ids = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const results = await resultsById(scope, ids('result'));
  const scores = await scoresById(scope, ids(OF_POINTS));
  return {
    rows: rows.flatMap(({ kind, id }) => {
      const result = results.get(Number(id));
      if (kind === 'result') return result === undefined ? [] : [ofResult(result)];
      return scores.get(Number(id)) ?? [];
    }),
    total: counted[0]?.total ?? 0,
  };
}

const isOfResults = (sort: string): boolean => RESULT_SORTS.some((known) => known === sort);

const ofResult = (result: ResultRow): AssessedRow => ({
  session: result.session,
  date: result.date,
  sample: result.sample,
  replicate: result.replicate,
  n: result.n,
  result,
  points: null,
  report: result.report,
  validatedAt: result.validatedAt,
  validatedBy: result.validatedBy,
});

async function scoresById(
  { trx, panel }: PanelScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AssessedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('sampleScores as c')
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'c.panel').onRef('p.id', '=', 'c.sample'),
    )
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'c.panel').onRef('s.number', '=', 'c.session'),
    )
    .leftJoin('assessmentValidity as y', (join) =>
      join
        .onRef('y.panel', '=', 'c.panel')
        .onRef('y.session', '=', 'c.session')
        .onRef('y.sample', '=', 'c.sample')
        .on('y.valid', '=', false),
    )
    .where('c.panel', '=', panel)
    .where('c.id', 'in', [...ids])
    .select(['c.id', 'c.session', 's.date', 'c.sample', 'p.code', 'c.replicate', 'c.scores'])
    .select(currentReport('c'))
    .select(['c.validatedAt', 'c.validatedBy', 'y.at', 'y.by', 'y.reason'])
    .execute();
  return new Map(
    rows.map((row) => {
      const { sheet, n, total, rank, ranked, medal } = sampleScoresSchema.parse(row.scores);
      const assessed = assessedRowSchema.parse({
        session: row.session,
        date: row.date,
        replicate: row.replicate,
        n,
        result: null,
        sample: { id: row.sample, code: row.code },
        validatedAt: instantText(row.validatedAt),
        validatedBy: row.validatedBy,
        report: row.report,
        points: {
          sheet,
          total: total.score,
          totalMedian: total.median,
          maximum: total.maximum,
          rank,
          ranked,
          medal,
          invalid:
            row.at === null ? null : { by: row.by, at: instantText(row.at), reason: row.reason },
        },
      });
      return [Number(row.id), assessed];
    }),
  );
}
