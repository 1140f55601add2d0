import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import { type ReportRow, reportRowSchema } from '../../../domain/reports/report-answers.ts';
import type { ReportCode } from '../../../domain/reports/report-code.ts';
import { reportNumber } from '../../../domain/reports/report-number.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import type { PanelId, SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText, json } from '../json.ts';
import { plainPattern, plainText, readListQuery } from '../list.ts';
import type { Tables } from '../tables.ts';

/** The sort orders of the list of reports. */
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

/**
 * Returns the next report number of a year, without gaps or duplicates (RPT-2). Locks the panel's
 * row until the transaction ends.
 */
export async function nextReportNumber(
  scope: PanelScope,
  year: number,
): Promise<Pick<NewReport, 'number' | 'year' | 'place'>> {
  // Not `for update`: the row of an idempotency key refers to the panel, so its insert holds a key
  // lock on the panel's row. A concurrent command with that lock may wait for the session or the
  // sample that this transaction has locked. `for update` would wait for it: a deadlock.
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

/** Stores an issued report (RPT-2). */
export async function insertReport({ trx, panel }: PanelScope, report: NewReport): Promise<void> {
  await trx
    .insertInto('reports')
    .values({ panel, ...report })
    .execute();
}

/**
 * Marks reports as replaced by another one. A report that is already replaced stays unchanged
 * (RPT-5).
 */
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

/** The reports of a sample in the given sessions, newest first (RPT-2). */
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

/** One report by its number, with the text of its record, or null (RPT-2). */
export async function findReport(
  scope: PanelScope,
  number: string,
): Promise<{ readonly row: ReportRow; readonly record: string } | null> {
  const chosen = ofPanel(scope).where('r.number', '=', number);
  const [row] = await read(chosen);
  const kept = await chosen.select('r.record').executeTakeFirst();
  return row === undefined || kept === undefined ? null : { row, record: kept.record };
}

/** The number of the report whose record names exactly this one as replaced, or null (AUD-24). */
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

/**
 * The panel of the installation that issued the report with this number and digest, or null
 * (RPT-8).
 */
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

/**
 * Returns one page of the reports of a panel. The filter `state` is a class, `standing` (not
 * replaced) or `replaced` (RPT-2).
 */
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
 * The reports whose content may be outdated, with the text of their records (RPT-5). Since their
 * issue the sample was validated, invalidated, judged valid or invalid, or given a class. The
 * records of all others are unchanged.
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

/**
 * SQL expressions for manual overrides as the report itself states them, whatever changed since
 * (RES-3, ASM-21, ASM-1).
 */
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
