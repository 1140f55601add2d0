import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Page } from '../../../domain/lists/list-page.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { inTenths } from '../../../domain/samples/quantity.ts';
import {
  type ListedSample,
  type SampleInput,
  type SampleRow,
  sampleRowSchema,
} from '../../../domain/samples/sample-fields.ts';
import { NONE, type SamplesQuery } from '../../../domain/samples/samples-query.ts';
import { parseSampleId, type SampleId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { json } from '../json.ts';
import { plainPattern, readListQuery } from '../list.ts';
import { atRevision, type WriteRefusal } from '../rows.ts';
import { dependingSessions } from '../sessions/depending-sessions.ts';
import { leftOutOfSamples } from '../sessions/read-left-out-sheets.ts';
import type { SamplesTable, Tables } from '../tables.ts';
import { isCodeTaken } from '../taken-codes.ts';
import { moveSample } from './sample-movements.ts';
import { provisionalOfSamples } from './sample-verdicts.ts';

/** The sort orders of the list of samples. Each has an index. */
export const SAMPLE_SORTS = [
  'code',
  'externalReference',
  'receptionDate',
  'expirationDate',
  'currentQuantity',
  'class',
  'predominantDefect',
  'active',
] as const;

const ORDER = {
  code: sql`code_key`,
  externalReference: sql`reference_key`,
  receptionDate: sql`reception_date`,
  expirationDate: sql`expiration_date`,
  currentQuantity: sql`current_quantity`,
  class: sql`class`,
  predominantDefect: sql`predominant_defect`,
  active: sql`active`,
} as const;

/**
 * Returns one page of the register of samples, with all filters combined (LST-7). The filter
 * `state` is `active` or `inactive`.
 */
export async function listSamples(
  scope: PanelScope,
  query: SamplesQuery,
): Promise<Page<ListedSample>> {
  const { rows, total } = await pageOf(scope, query);
  const idsOf = (some: readonly SampleRow[]) => some.flatMap(({ id }) => parseSampleId(id) ?? []);
  const provisional = await provisionalOfSamples(
    scope,
    idsOf(rows.filter((row) => row.class === null)),
  );
  const leftOut = await leftOutOfSamples(
    scope,
    idsOf(rows.filter((row) => row.class !== null || provisional.has(row.id))),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      provisional: provisional.get(row.id) ?? null,
      leftOut: leftOut.get(row.id) ?? [],
    })),
    total,
  };
}

async function pageOf({ trx, panel }: PanelScope, query: SamplesQuery): Promise<Page<SampleRow>> {
  const list = readListQuery(query, SAMPLE_SORTS, { sort: 'receptionDate', direction: 'desc' });
  let chosen = trx.selectFrom('samples').where('panel', '=', panel);
  const { pattern } = list;
  if (pattern !== null) chosen = chosen.where('searchText', 'like', plainPattern(pattern));
  if (list.ids !== null) chosen = chosen.where(sql<string>`id::text`, 'in', list.ids);
  if (list.state === 'active') chosen = chosen.where('active', '=', true);
  if (list.state === 'inactive') chosen = chosen.where('active', '=', false);
  chosen = narrowed(chosen, query);
  const ordered = chosen
    .orderBy(ORDER[list.sort], list.direction)
    .orderBy('id', list.direction)
    .limit(list.limit)
    .offset(list.offset);
  if (pattern !== null) {
    // LST-6: a search reads the register only once, for the page and the total together.
    const found = await ordered.select(['id', sql<number>`count(*) over ()`.as('total')]).execute();
    const [first] = found;
    if (first !== undefined || list.offset === 0) {
      const rows = await findSamples(
        { trx, panel },
        found.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        rows: found.flatMap(({ id }) => byId.get(id) ?? []),
        total: first?.total ?? 0,
      };
    }
  }
  const { total } = await chosen
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ordered.selectAll().execute();
  return { rows: rows.map(sampleRow), total };
}

/**
 * Filters the register by class, defect, reception date, reference material and validation (LST-7).
 */
function narrowed(rows: ChosenSamples, query: SamplesQuery): ChosenSamples {
  let chosen = rows;
  const { class: oil, defect, reference, validated, from, until } = query;
  if (oil === NONE) chosen = chosen.where('class', 'is', null);
  else if (oil !== undefined) chosen = chosen.where('class', '=', oil);
  if (defect === NONE)
    chosen = chosen.where('predominantDefect', 'is', null).where('class', 'is not', null);
  else if (defect !== undefined) chosen = chosen.where('predominantDefect', '=', defect);
  if (reference !== undefined) chosen = chosen.where('reference', '=', reference === 'yes');
  if (validated !== undefined) chosen = chosen.where('validated', '=', validated === 'yes');
  if (from !== undefined) chosen = chosen.where('receptionDate', '>=', from);
  if (until !== undefined) chosen = chosen.where('receptionDate', '<=', until);
  return chosen;
}

type ChosenSamples = SelectQueryBuilder<Tables, 'samples', object>;

/** One sample, or null. */
export async function findSample(
  { trx, panel }: PanelScope,
  id: SampleId,
): Promise<SampleRow | null> {
  const row = await trx
    .selectFrom('samples')
    .selectAll()
    .where('panel', '=', panel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : sampleRow(row);
}

/** The existing samples with the given ids, unordered. */
export async function findSamples(
  { trx, panel }: PanelScope,
  ids: readonly SampleId[],
): Promise<readonly SampleRow[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('samples')
    .selectAll()
    .where('panel', '=', panel)
    .where('id', 'in', ids)
    .execute();
  return rows.map(sampleRow);
}

/** Registers a sample. Its initial quantity is its first movement (SAM-2). */
export async function insertSample(
  scope: PanelScope,
  id: SampleId,
  input: SampleInput,
  by = 'system',
): Promise<Result<SampleRow, WriteRefusal>> {
  const { trx, panel } = scope;
  if (await isCodeTaken(scope, 'samples', id, input.code))
    return refuse('code-taken', { code: input.code });
  const row = await trx
    .insertInto('samples')
    .values({ panel, id, ...columns(input), currentQuantity: tenthsOf(input.initialQuantity) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refuse('code-taken', { code: input.code });
  await moveSample(scope, id, { kind: 'received', millilitres: input.initialQuantity ?? 0, by });
  return accept(sampleRow(row));
}

/** Reads a sample and locks its row until the transaction ends, at the given revision (REG-1). */
async function lockSample({ trx, panel }: PanelScope, id: SampleId, revision: number) {
  const row = await trx
    .selectFrom('samples')
    .selectAll()
    .where('panel', '=', panel)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return atRevision(row, revision);
}

/**
 * Updates a sample with optimistic locking (REG-1). A corrected initial quantity keeps the used
 * amount. The active flag is not changed here (SAM-11).
 */
export async function updateSample(
  scope: PanelScope,
  id: SampleId,
  input: SampleInput,
  by = 'system',
): Promise<Result<SampleRow, WriteRefusal>> {
  const { trx, panel } = scope;
  const locked = await lockSample(scope, id, input.revision);
  if (!locked.ok) return locked;
  const now = locked.value;
  if (await isCodeTaken(scope, 'samples', id, input.code))
    return refuse('code-taken', { code: input.code });
  const left = remaining(now, input.initialQuantity);
  const millilitres = (left ?? 0) - (now.currentQuantity ?? 0);
  if (now.initialQuantity !== input.initialQuantity)
    await moveSample(scope, id, { kind: 'received', millilitres, by });
  const row = await trx
    .updateTable('samples')
    .set({
      ...columns(input),
      // SAM-11: changed only with a reason, whatever the form sends.
      active: now.active,
      currentQuantity: left,
      revision: now.revision + 1,
      updatedAt: sql`now()`,
    })
    .where('panel', '=', panel)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return accept(sampleRow(row));
}

function remaining(
  now: Pick<Selectable<SamplesTable>, 'initialQuantity' | 'currentQuantity'>,
  initial: number | null,
): number | null {
  if (initial === null) return null;
  if (initial === now.initialQuantity) return tenthsOf(now.currentQuantity);
  const used = (now.initialQuantity ?? 0) - (now.currentQuantity ?? 0);
  return inTenths(Math.max(0, initial - used));
}

const tenthsOf = (millilitres: number | null): number | null =>
  millilitres === null ? null : inTenths(millilitres);

/**
 * Sets whether a sample is active and validated, from its assessment (SAM-11). It can be validated
 * only with a current result.
 */
export async function setSampleState(
  scope: PanelScope,
  id: SampleId,
  state: { readonly active: boolean; readonly validated: boolean; readonly revision: number },
): Promise<Result<SampleRow, WriteRefusal | 'sample-without-result' | 'nothing-changes'>> {
  const { trx, panel } = scope;
  const locked = await lockSample(scope, id, state.revision);
  if (!locked.ok) return locked;
  const now = locked.value;
  if (now.active === state.active && now.validated === state.validated)
    return refuse('nothing-changes');
  if (state.validated && now.class === null) return refuse('sample-without-result');
  const row = await trx
    .updateTable('samples')
    .set({
      active: state.active,
      validated: state.validated,
      revision: now.revision + 1,
      updatedAt: sql`now()`,
    })
    .where('panel', '=', panel)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return accept(sampleRow(row));
}

/**
 * Deletes a sample with optimistic locking (REG-8). Refuses when a session served it or a plan
 * names it.
 */
export async function deleteSample(
  scope: PanelScope,
  id: SampleId,
  revision: number,
): Promise<Result<SampleRow, WriteRefusal | 'results-depend'>> {
  const { trx, panel } = scope;
  const locked = await lockSample(scope, id, revision);
  if (!locked.ok) return locked;
  const now = locked.value;
  const depending = await dependingSessions(scope, { column: 'sample', id });
  if (depending.length > 0) return refuse('results-depend', { sessions: depending.map(String) });
  await trx.deleteFrom('samples').where('panel', '=', panel).where('id', '=', id).execute();
  return accept(sampleRow(now));
}

/** The columns of a form. Missing fields stay unchanged. */
const columns = ({ revision: _revision, referenceValues, ...fields }: SampleInput) => ({
  ...fields,
  ...(referenceValues === undefined ? {} : { referenceValues: json(referenceValues) }),
});

/**
 * Parses a row of a sample, which drops all other columns. A quantity that was stored unrounded is
 * rounded to tenths (SAM-7).
 */
function sampleRow(row: Selectable<SamplesTable>): SampleRow {
  const read = sampleRowSchema.parse(row);
  return { ...read, currentQuantity: tenthsOf(read.currentQuantity) };
}
