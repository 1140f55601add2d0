import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { ListQuery } from '../../domain/lists/list-query.ts';
import type { Page } from '../../domain/lists/page.ts';
import { type ReportRow, reportRowSchema } from '../../domain/reports/report-answers.ts';
import type { ReportCode } from '../../domain/reports/report-code.ts';
import { reportNumber } from '../../domain/reports/report-number.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import type { PanelId, SampleId, SessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from './database.ts';
import { instantText, json } from './json.ts';
import { readListQuery } from './list.ts';
import { plainPattern, plainText } from './plain-text.ts';
import type { Tables } from './tables.ts';

/** The orders the list of reports offers. */
export const REPORT_SORTS = ['number', 'session', 'sample', 'issuedAt'] as const;

const ORDER = {
  number: sql`r.year`,
  session: sql`r.session`,
  sample: sql`lower(p.code)`,
  issuedAt: sql`r.issued_at`,
} as const;

/** A report that is being issued. */
export type NewReport = {
  readonly number: string;
  readonly year: number;
  readonly place: number;
  readonly session: SessionCode;
  readonly sample: SampleId;
  readonly class: OilClass | null;
  readonly customer: string;
  readonly digest: string;
  readonly record: string;
  readonly issuedAt: string;
  readonly issuedBy: string;
};

/** RPT-2: the next number of a year, held by the panel until the transaction ends: none twice, and none left out. */
export async function nextReportNumber(
  scope: PanelScope,
  year: number,
): Promise<Pick<NewReport, 'number' | 'year' | 'place'>> {
  // Not `for update`: whoever keeps a command's answer refers to the panel, and would be waited for while waiting for the sample.
  await scope.trx
    .selectFrom('panels')
    .select('id')
    .where('id', '=', scope.panel)
    .forNoKeyUpdate()
    .execute();
  const { last } = await scope.trx
    .selectFrom('reports')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('panel', '=', scope.panel)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const place = (last ?? 0) + 1;
  return { number: reportNumber(year, place), year, place };
}

/** RPT-2: keeps an issued report. */
export async function insertReport({ trx, panel }: PanelScope, report: NewReport): Promise<void> {
  await trx
    .insertInto('reports')
    .values({ panel, ...report })
    .execute();
}

/** RPT-5: writes beside reports which one replaces them; of one that is replaced already nothing changes. */
export async function replaceReports(
  { trx, panel }: PanelScope,
  numbers: readonly string[],
  by: string,
): Promise<void> {
  if (numbers.length === 0) return;
  await trx
    .updateTable('reports')
    .set({ replacedBy: by })
    .where('panel', '=', panel)
    .where('number', 'in', [...numbers])
    .where('replacedBy', 'is', null)
    .execute();
}

/** RPT-2: the reports of a sample in some sessions, the newest first. */
export const reportsOfSample = (
  scope: PanelScope,
  sample: SampleId,
  sessions: readonly number[],
): Promise<readonly ReportRow[]> =>
  read(
    ofPanel(scope)
      .where('r.sample', '=', sample)
      .where(sql<number>`r.session`, 'in', [0, ...sessions])
      .orderBy('r.year', 'desc')
      .orderBy('r.place', 'desc'),
  );

/** RPT-2: one report by its number, with the text of its record; null where there is none. */
export async function findReport(
  scope: PanelScope,
  number: string,
): Promise<{ readonly row: ReportRow; readonly record: string } | null> {
  const chosen = ofPanel(scope).where('r.number', '=', number);
  const [row] = await read(chosen);
  const kept = await chosen.select('r.record').executeTakeFirst();
  return row === undefined || kept === undefined ? null : { row, record: kept.record };
}

/** AUD-24: the number of the report whose record says that it replaces exactly this one; null where none does. */
export async function replacedByRecord(
  { trx, panel }: PanelScope,
  { number, digest }: ReportCode,
): Promise<string | null> {
  const replaced = json([{ number, digest }]);
  const row = await trx
    .selectFrom('reports')
    .select('number')
    .where('panel', '=', panel)
    .where(sql<boolean>`record::jsonb #> '{replaces,reports}' @> ${replaced}::jsonb`)
    .orderBy('year')
    .orderBy('place')
    .executeTakeFirst();
  return row?.number ?? null;
}

/** RPT-8: the panel that issued a report of exactly this number and digest, whatever panel that is; null where none did. */
export async function panelOfReport(
  trx: Transaction<Tables>,
  { number, digest }: ReportCode,
): Promise<PanelId | null> {
  const row = await trx
    .selectFrom('reports')
    .select('panel')
    .where('digest', '=', digest)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.panel ?? null;
}

/** RPT-2: one page of the reports of a panel; `state` is a class, or `standing` or `replaced`. */
export async function listReports(scope: PanelScope, query: ListQuery): Promise<Page<ReportRow>> {
  const list = readListQuery(query, REPORT_SORTS, { sort: 'number', direction: 'desc' });
  let chosen = ofPanel(scope);
  const { pattern, state } = list;
  if (pattern !== null)
    chosen = chosen.where((where) =>
      where.or([
        where('r.number', 'ilike', pattern),
        where(plainText(sql`r.customer`), 'like', plainPattern(pattern)),
        where('p.code', 'ilike', pattern),
        where('p.referenceKey', 'like', plainPattern(pattern)),
      ]),
    );
  if (state === 'standing') chosen = chosen.where('r.replacedBy', 'is', null);
  else if (state === 'replaced') chosen = chosen.where('r.replacedBy', 'is not', null);
  else if (state !== null) chosen = chosen.where('r.class', '=', state);
  const { total } = await chosen
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await read(
    chosen
      .orderBy(ORDER[list.sort], list.direction)
      .orderBy('r.year', list.direction)
      .orderBy('r.place', list.direction)
      .limit(list.limit)
      .offset(list.offset),
  );
  return { rows, total };
}

/**
 * RPT-5: of some reports those whose sample was validated, taken back, called invalid or valid, or given a category since they were
 * issued, with the text of their records: of no other can the records find another thing by now.
 */
export async function reportsToCompare(
  scope: PanelScope,
  numbers: readonly string[],
): Promise<readonly { readonly number: string; readonly record: string }[]> {
  if (numbers.length === 0) return [];
  return ofPanel(scope)
    .where('r.number', 'in', [...numbers])
    .where('r.replacedBy', 'is', null)
    .where(
      sql<boolean>`(exists (select 1 from results x where x.panel = r.panel and x.sample = r.sample
          and greatest(x.validated_at, x.withdrawn_at) > r.issued_at)
        or exists (select 1 from sample_scores x where x.panel = r.panel and x.sample = r.sample
          and greatest(x.validated_at, x.withdrawn_at) > r.issued_at)
        or exists (select 1 from audit a where a.panel = r.panel and a.of_sample = r.sample::text
          and a.command in ('judge-assessment', 'decide-class') and a.at > r.issued_at))`,
    )
    .select(['r.number', 'r.record'])
    .execute();
}

/** RES-3, ASM-21, ASM-1: what was overridden as the report itself states it, whatever became of session and sample since. */
const AGAINST_CRITERIA = sql<string | null>`jsonb_path_query_first(r.record::jsonb,
  '$.deviations[*] ? (@.what == "criteria").reason') #>> '{}'`;
const DECIDED = sql<string | null>`jsonb_path_query_first(r.record::jsonb,
  '$.deviations[*] ? (@.what == "class-decided").reason') #>> '{}'`;

const LEFT_OUT = sql<unknown>`jsonb_path_query_array(r.record::jsonb,
  '$.deviations[*] ? (@.what == "left-out")')`;

type OfPanel = SelectQueryBuilder<
  Tables & { r: Tables['reports']; p: Tables['samples'] },
  'r' | 'p',
  object
>;

const ofPanel = ({ trx, panel }: PanelScope) =>
  trx
    .selectFrom('reports as r')
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'r.panel').onRef('p.id', '=', 'r.sample'),
    )
    .where('r.panel', '=', panel);

async function read(query: OfPanel): Promise<readonly ReportRow[]> {
  const rows = await query
    .select(['r.number', 'r.digest', 'r.session', 'r.sample', 'r.class', 'r.customer'])
    .select(['r.issuedAt', 'r.issuedBy', 'r.replacedBy', 'p.code'])
    .select([AGAINST_CRITERIA.as('validationReason'), DECIDED.as('decisionReason')])
    .select(LEFT_OUT.as('leftOut'))
    .execute();
  return rows.map(({ sample, code, issuedAt, ...row }) =>
    reportRowSchema.parse({
      ...row,
      sample: { id: sample, code },
      issuedAt: instantText(issuedAt),
    }),
  );
}
