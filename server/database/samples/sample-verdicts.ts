import { type RawBuilder, sql } from 'kysely';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { oilClassSchema, sampleVerdictSchema } from '../../../domain/results/sample-verdict.ts';
import type { ListedSample } from '../../../domain/samples/sample-fields.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { json } from '../json.ts';
import { isInvalid } from '../sessions/stored-validity.ts';

/** The maximum number of samples in the verdicts of one session. */
const MOST = 100;

/**
 * Locks the rows of samples until the transaction ends, since a verdict depends on results of
 * several sessions.
 */
export async function lockSamples(
  { trx, panel }: PanelScope,
  samples: readonly SampleId[],
): Promise<void> {
  if (samples.length === 0) return;
  await trx
    .selectFrom('samples')
    .select('id')
    .where('panel', '=', panel)
    .where('id', 'in', [...samples])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Stores the verdict of a sample and sets its class, which is null for a rejected pair (ASM-20). A
 * null verdict deletes it.
 */
export async function keepVerdict(
  { trx, panel }: PanelScope,
  sample: SampleId,
  verdict: SampleVerdict | null,
): Promise<void> {
  await trx
    .updateTable('samples')
    .set({
      class: verdict?.class ?? null,
      classReason: verdict?.class == null ? null : overriddenBehind(panel, sample),
      decisionReason: verdict?.class == null ? null : (verdict.decision?.reason ?? null),
    })
    .where('panel', '=', panel)
    .where('id', '=', sample)
    .execute();
  if (verdict === null) {
    await trx
      .deleteFrom('sampleVerdicts')
      .where('panel', '=', panel)
      .where('sample', '=', sample)
      .execute();
    return;
  }
  const { pairs, decision } = verdict;
  const row = { ...verdict, pairs: json(pairs), decision: decision && json(decision) };
  await trx
    .insertInto('sampleVerdicts')
    .values({ panel, sample, ...row })
    .onConflict((found) => found.columns(['panel', 'sample']).doUpdateSet(row))
    .execute();
}

/**
 * The provisional class of each sample without a final one (ASM-20), and why its session was
 * validated against its criteria (RES-3).
 */
export async function provisionalOfSamples(
  { trx, panel }: PanelScope,
  samples: readonly SampleId[],
): Promise<ReadonlyMap<string, NonNullable<ListedSample['provisional']>>> {
  if (samples.length === 0) return new Map();
  const rows = await trx
    .selectFrom('sampleVerdicts as v')
    .select(['v.sample', 'v.provisional'])
    .select(overriddenBehind(panel, sql`v.sample`).as('reason'))
    .where('v.panel', '=', panel)
    .where('v.sample', 'in', [...samples])
    .where('v.state', '<>', 'final')
    .execute();
  return new Map(
    rows.flatMap(({ sample, provisional, reason }) => {
      const oil = oilClassSchema.safeParse(provisional);
      return oil.success ? [[sample, { class: oil.data, reason }] as const] : [];
    }),
  );
}

/**
 * SQL expression: why the last session behind the class was validated against its criteria. Null
 * when all criteria were met (RES-3).
 */
const overriddenBehind = (panel: PanelScope['panel'], sample: SampleId | RawBuilder<unknown>) =>
  sql<string | null>`(select s.validation_reason from results r
    join sessions s on s.panel = r.panel and s.number = r.session
    where r.panel = ${panel} and r.sample = ${sample} and r.withdrawn_at is null
      and not s.training and s.checked_sample is distinct from r.sample
      and not ${isInvalid('r.panel', 'r.session', 'r.sample')} and s.validation_reason is not null
    order by r.session desc limit 1)`;

/** The stored verdict of a sample, or null without any result. */
export async function readVerdict(
  { trx, panel }: PanelScope,
  sample: SampleId,
): Promise<SampleVerdict | null> {
  const row = await trx
    .selectFrom('sampleVerdicts')
    .selectAll()
    .where('panel', '=', panel)
    .where('sample', '=', sample)
    .executeTakeFirst();
  return row === undefined ? null : sampleVerdictSchema.parse(row);
}

/** The verdicts of the samples that have current results in a session. */
export async function verdictsOfSession(
  { trx, panel }: PanelScope,
  session: number,
): Promise<readonly (SampleVerdict & { readonly sample: string })[]> {
  const rows = await trx
    .selectFrom('sampleVerdicts as v')
    .selectAll('v')
    .where('v.panel', '=', panel)
    .where(
      sql<boolean>`exists (select 1 from results r where r.panel = v.panel and r.sample = v.sample
        and r.session = ${session} and r.withdrawn_at is null)`,
    )
    .orderBy('v.sample')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ sample: row.sample, ...sampleVerdictSchema.parse(row) }));
}
