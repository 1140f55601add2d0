import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import { type ResultRow, resultRowSchema } from '../../../domain/results/result-row.ts';
import { oilClassSchema } from '../../../domain/results/sample-verdict.ts';
import { storedSettings } from '../../../domain/results/stored-settings.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import { methodVersionSchema } from '../../../domain/words/method-version.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { plainPattern, readListQuery } from '../list.ts';
import { LEFT_OUT } from '../sessions/read-left-out-sheets.ts';
import { isInvalid, isTrainingSession } from '../sessions/stored-validity.ts';
import type { Tables } from '../tables.ts';

/** The sort orders of the list of results. Each has an index. */
export const RESULT_SORTS = [
  'session',
  'date',
  'sample',
  'class',
  'md',
  'mf',
  'validatedAt',
] as const;

const ORDER = {
  session: sql`r.session`,
  date: sql`r.date`,
  sample: sql`lower(p.code)`,
  class: sql`r.class`,
  md: sql`r.md`,
  mf: sql`r.mf`,
  validatedAt: sql`r.validated_at`,
} as const;

/** SQL condition: whether the assessment of a result was invalidated (ASM-30). */
const ofInvalid = isInvalid('r.panel', 'r.session', 'r.sample');

/**
 * The current results of the given samples, oldest first, with the keys of the sheets that they
 * were computed from. Results of training and invalidated ones (ASM-30) do not count for a sample.
 * Those of counter-assessments only check another result (PLN-42).
 */
export async function currentResults(scope: PanelScope, samples: readonly SampleId[]) {
  if (samples.length === 0) return [];
  const rows = await currentRows(scope)
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'r.panel').onRef('s.number', '=', 'r.session'),
    )
    .where('s.training', '=', false)
    .where('s.checkedSample', 'is distinct from', sql<SampleId>`r.sample`)
    .where('r.sample', 'in', [...samples])
    .where((where) => where.not(ofInvalid))
    .select(['r.session', 'r.date', 'r.sample', 'r.replicate', 'r.class', 'r.method'])
    .select(['r.settings', 'r.sheets'])
    .orderBy('r.date')
    .orderBy('r.session')
    .orderBy('r.replicate')
    .execute();
  return rows.map(({ method, settings, sheets, ...row }) => ({
    ...row,
    class: oilClassSchema.parse(row.class),
    settings: storedSettings(methodVersionSchema.parse(method), settings),
    sheets: new Set(
      usedSheetsSchema
        .parse(sheets)
        .map(({ taster, code, version }) => `${taster}|${code}|${version}`),
    ),
  }));
}

const usedSheetsSchema = z.array(
  z.object({ taster: z.string(), code: z.string(), version: z.int(), digest: z.string() }),
);

/**
 * Returns one page of the current results. The filter `state` is a class, `invalid`, `training`, or
 * `repeat` for samples that need a repeat.
 */
export async function listResults(scope: PanelScope, query: ListQuery): Promise<Page<ResultRow>> {
  const list = readListQuery(query, RESULT_SORTS, { sort: 'date', direction: 'desc' });
  let chosen = currentRows(scope);
  const { pattern, state } = list;
  if (pattern !== null)
    chosen = chosen.where((where) =>
      where.or([
        where('p.code', 'ilike', pattern),
        where('p.referenceKey', 'like', plainPattern(pattern)),
        where('r.predominantDefect', 'ilike', pattern),
        where(sql<string>`r.session::text`, 'ilike', pattern),
      ]),
    );
  if (state === 'invalid') chosen = chosen.where(ofInvalid);
  else if (state === 'training') chosen = chosen.where(isTrainingSession('r.panel', 'r.session'));
  else if (state === 'repeat') chosen = chosen.where(needsRepeat());
  else if (state !== null) chosen = chosen.where('r.class', '=', state);
  if (query.checkedBy !== undefined) chosen = chosen.where(mayBeCheckedBy(Number(query.checkedBy)));
  const { total } = await chosen
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await read(
    chosen
      .orderBy(ORDER[list.sort], list.direction)
      .orderBy('r.id', list.direction)
      .limit(list.limit)
      .offset(list.offset),
  );
  return { rows, total };
}

/**
 * SQL condition: whether a counter-assessment in this session may check a result (PLN-45). The
 * result is of another session, not of training and not invalidated (ASM-30). Replicate 2 qualifies
 * only without a current replicate 1.
 */
const mayBeCheckedBy = (session: number) =>
  sql<boolean>`r.session <> ${session} and not ${ofInvalid}
    and not ${isTrainingSession('r.panel', 'r.session')}
    and not (r.replicate = 2 and exists (select 1 from results o where o.panel = r.panel
      and o.session = r.session and o.sample = r.sample and o.replicate = 1
      and o.withdrawn_at is null))`;

/**
 * The current results of one sample, newest first. `most` limits their number. By default there is
 * no limit, because pairs are found among all of them.
 */
export const resultsOfSample = (
  scope: PanelScope,
  sample: SampleId,
  most: number | null = null,
): Promise<readonly ResultRow[]> =>
  read(
    currentRows(scope)
      .where('r.sample', '=', sample)
      .orderBy('r.date', 'desc')
      .orderBy('r.session', 'desc')
      .orderBy('r.replicate')
      .$if(most !== null, (rows) => rows.limit(most ?? 0)),
  );

/** Current results by their ids, unordered. */
export const resultsById = async (
  scope: PanelScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ResultRow>> =>
  new Map(ids.length === 0 ? [] : await readById(currentRows(scope).where('r.id', 'in', [...ids])));

/** The current results of one session, by sample and replicate. */
export const resultsOfSession = (
  scope: PanelScope,
  session: SessionCode,
): Promise<readonly ResultRow[]> =>
  read(
    currentRows(scope)
      .where('r.session', '=', session)
      .orderBy(sql`lower(p.code)`)
      .orderBy('r.replicate'),
  );

type CurrentRows = SelectQueryBuilder<
  Tables & { r: Tables['results']; p: Tables['samples'] },
  'r' | 'p',
  object
>;

const currentRows = ({ trx, panel }: PanelScope) =>
  trx
    .selectFrom('results as r')
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'r.panel').onRef('p.id', '=', 'r.sample'),
    )
    .where('r.panel', '=', panel)
    .where('r.withdrawnAt', 'is', null);

const read = async (query: CurrentRows): Promise<readonly ResultRow[]> =>
  (await readById(query)).map(([, row]) => row);

/**
 * The class that a person decided for a sample (ASM-21). Training sessions and counter-assessments
 * do not count for it.
 */
const decidedOf = (row: {
  readonly training: boolean;
  readonly isCounter: boolean;
  readonly sampleClass: string | null;
  readonly decisionReason: string | null;
}) =>
  row.training || row.isCounter || row.sampleClass === null || row.decisionReason === null
    ? null
    : { class: row.sampleClass, reason: row.decisionReason };

async function readById(query: CurrentRows): Promise<readonly (readonly [number, ResultRow])[]> {
  const rows = await query
    .selectAll('r')
    .select(['p.code as sampleCode', 'p.class as sampleClass', 'p.decisionReason'])
    .select(isTrainingSession('r.panel', 'r.session').as('training'))
    .select(
      sql<string | null>`(select w.validation_reason from sessions w where w.panel = r.panel
        and w.number = r.session)`.as('validationReason'),
    )
    .select(
      sql<boolean>`exists (select 1 from sessions c where c.panel = r.panel
        and c.number = r.session and c.checked_sample = r.sample)`.as('isCounter'),
    )
    .select(
      sql<boolean>`exists (select 1 from sample_verdicts v where v.panel = r.panel
        and v.sample = r.sample and v.state <> 'final')`.as('isProvisional'),
    )
    .select(currentReport('r'))
    .select(LEFT_OUT.as('leftOut'))
    .leftJoin('assessmentValidity as y', (join) =>
      join
        .onRef('y.panel', '=', 'r.panel')
        .onRef('y.session', '=', 'r.session')
        .onRef('y.sample', '=', 'r.sample')
        .on('y.valid', '=', false),
    )
    .select(['y.at as invalidAt', 'y.by as invalidBy', 'y.reason as invalidReason'])
    .execute();
  return rows.map((row) => [
    Number(row.id),
    resultRowSchema.parse({
      ...row,
      settings: storedSettings(methodVersionSchema.parse(row.method), row.settings),
      sample: { id: row.sample, code: row.sampleCode },
      codes: [...new Set(usedSheetsSchema.parse(row.sheets).map(({ code }) => code))].sort(),
      validatedAt: instantText(row.validatedAt),
      decided: decidedOf(row),
      invalid:
        row.invalidAt === null
          ? null
          : { by: row.invalidBy, at: instantText(row.invalidAt), reason: row.invalidReason },
    }),
  ]);
}

/**
 * SQL column `report`: the number of the current report on the sample of a row in its session
 * (RPT-2).
 */
export const currentReport = (row: 'r' | 'c') =>
  sql<string | null>`(select o.number from reports o where o.panel = ${sql.ref(`${row}.panel`)}
    and o.sample = ${sql.ref(`${row}.sample`)} and o.session = ${sql.ref(`${row}.session`)} and o.replaced_by is null
    order by o.year desc, o.place desc limit 1)`.as('report');

/**
 * SQL condition: whether the sample of a current result `r` needs a repeat (TDY-2). The result is
 * not reliable (M-CVR), it counts for the sample, and no later one does. Of two replicates of a
 * session, one is listed.
 */
export const needsRepeat = (): RawBuilder<boolean> =>
  sql<boolean>`not r.reliable and ${countsForSample('r')}
    and not exists (select 1 from results o where o.panel = r.panel and o.sample = r.sample
      and o.withdrawn_at is null and ${countsForSample('o')}
      and ((o.date, o.session) > (r.date, r.session)
        or (o.session = r.session and o.replicate < r.replicate and not o.reliable)))`;

/**
 * SQL condition: whether a result counts for its sample. Results of training, invalidated ones and
 * those of counter-assessments do not.
 */
const countsForSample = (row: 'r' | 'o'): RawBuilder<boolean> =>
  sql<boolean>`not ${isTrainingSession(`${row}.panel`, `${row}.session`)}
    and not ${isInvalid(`${row}.panel`, `${row}.session`, `${row}.sample`)}
    and not exists (select 1 from sessions c where c.panel = ${sql.ref(`${row}.panel`)}
      and c.number = ${sql.ref(`${row}.session`)}
      and c.checked_sample = ${sql.ref(`${row}.sample`)})`;
