import { sql } from 'kysely';
import type { QualityNames } from '../../../domain/quality/quality-answers.ts';
import { type LeftOut, leftOutSchema } from '../../../domain/results/result-row.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { isInvalid } from './stored-validity.ts';

type LeftOutOfSample = QualityNames['leftOut'][number];

/**
 * SQL expression: the sheets that a person excluded from a result `r`, each with the reason stored
 * with its validation (ASM-1). A late sheet does not count either, but it is not excluded by a
 * person.
 */
export const LEFT_OUT = sql<unknown>`coalesce((
  select jsonb_agg(jsonb_build_object('taster', t.code, 'reason', x.out ->> 'reason') order by t.code)
  from sheets h
  join glasses g on g.panel = h.panel and g.session = h.session and g.taster = h.taster and g.code = h.code
  join tasters t on t.panel = h.panel and t.id = h.taster
  cross join lateral (
    select a.after -> 'excluded' as told from audit a
    where a.panel = h.panel and a.command = 'validate-session' and a.of_session = h.session::text
    order by a.sequence desc limit 1) v
  cross join lateral jsonb_array_elements(
    case jsonb_typeof(v.told) when 'array' then v.told else '[]'::jsonb end) x (out)
  where h.panel = r.panel and h.session = r.session and not h.valid and h.reopened_at is null
    and g.sample = r.sample and g.replicate = r.replicate
    and x.out ->> 'taster' = h.taster::text and x.out ->> 'code' = h.code), '[]'::jsonb)`;

/**
 * The excluded sheets of the current results of each sample, oldest first (ASM-1). A sample without
 * any is absent. As for its class, training sessions, counter-assessments and invalidated
 * assessments are ignored.
 */
export async function leftOutOfSamples(
  { trx, panel }: PanelScope,
  samples: readonly SampleId[],
): Promise<ReadonlyMap<string, readonly LeftOut[]>> {
  if (samples.length === 0) return new Map();
  const rows = await trx
    .selectFrom('results as r')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'r.panel').onRef('s.number', '=', 'r.session'),
    )
    .where('r.panel', '=', panel)
    .where('r.sample', 'in', [...samples])
    .where('r.withdrawnAt', 'is', null)
    .where('s.training', '=', false)
    .where('s.checkedSample', 'is distinct from', sql<SampleId>`r.sample`)
    .where((where) => where.not(isInvalid('r.panel', 'r.session', 'r.sample')))
    .select('r.sample')
    .select(LEFT_OUT.as('leftOut'))
    .orderBy('r.date')
    .orderBy('r.session')
    .orderBy('r.replicate')
    .execute();
  const found = new Map<string, readonly LeftOut[]>();
  for (const { sample, leftOut } of rows) {
    const of = [...(found.get(sample) ?? []), ...leftOutSchema.array().parse(leftOut)];
    if (of.length > 0) found.set(sample, of);
  }
  return found;
}

/**
 * Every sheet of the panel that was excluded from a current result, by session and code of the
 * sample (ASM-1). There is no limit, because a panel has few. Only glasses with a sheet that does
 * not count are searched.
 */
export async function leftOutOfPanel({
  trx,
  panel,
}: PanelScope): Promise<readonly LeftOutOfSample[]> {
  const rows = await trx
    .selectFrom('results as r')
    .innerJoin('samples as s', (join) =>
      join.onRef('s.panel', '=', 'r.panel').onRef('s.id', '=', 'r.sample'),
    )
    .where('r.panel', '=', panel)
    .where('r.withdrawnAt', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('sheets as h')
          .innerJoin('glasses as g', (join) =>
            join
              .onRef('g.panel', '=', 'h.panel')
              .onRef('g.session', '=', 'h.session')
              .onRef('g.taster', '=', 'h.taster')
              .onRef('g.code', '=', 'h.code'),
          )
          .select('h.session')
          .whereRef('h.panel', '=', 'r.panel')
          .whereRef('h.session', '=', 'r.session')
          .whereRef('g.sample', '=', 'r.sample')
          .whereRef('g.replicate', '=', 'r.replicate')
          .where('h.valid', '=', false)
          .where('h.reopenedAt', 'is', null),
      ),
    )
    .select(['r.session', 's.code as sample'])
    .select(LEFT_OUT.as('sheets'))
    .orderBy('r.session')
    .orderBy('s.code')
    .orderBy('r.replicate')
    .execute();
  return rows.flatMap(({ session, sample, sheets }) => {
    const parsed = leftOutSchema.array().parse(sheets);
    return parsed.length === 0 ? [] : [{ session, sample, sheets: parsed }];
  });
}
