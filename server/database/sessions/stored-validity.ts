import { type RawBuilder, sql } from 'kysely';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/** The last decision of a person on the validity of an assessment. */
export type SaidValidity = {
  readonly session: SessionCode;
  readonly sample: SampleId;
  readonly valid: boolean;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
};

/**
 * SQL condition: whether the assessment of a row was invalidated, by the columns of its panel,
 * session and sample (ASM-30).
 */
export const isInvalid = (panel: string, session: string, sample: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from assessment_validity y where y.panel = ${sql.ref(panel)}
    and y.session = ${sql.ref(session)} and y.sample = ${sql.ref(sample)} and not y.valid)`;

/**
 * Returns the last decision on the validity of an assessment. Null without one: the assessment is
 * valid.
 */
export async function validityOf(
  { trx, panel }: PanelScope,
  session: SessionCode,
  sample: SampleId,
): Promise<Pick<SaidValidity, 'valid'> | null> {
  const row = await trx
    .selectFrom('assessmentValidity')
    .select('valid')
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('sample', '=', sample)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the last decision on the validity of an assessment, with its author, time and reason
 * (RPT-4).
 */
export async function saidValidity(
  { trx, panel }: PanelScope,
  session: SessionCode,
  sample: SampleId,
): Promise<{
  readonly valid: boolean;
  readonly said: Pick<SaidValidity, 'at' | 'by' | 'reason'>;
} | null> {
  const row = await trx
    .selectFrom('assessmentValidity')
    .select(['valid', 'at', 'by', 'reason'])
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('sample', '=', sample)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { valid, at, by, reason } = row;
  return { valid, said: { at: instantText(at), by, reason } };
}

/**
 * Stores a decision on the validity of an assessment and replaces the previous one. The audit trail
 * keeps both.
 */
export async function keepValidity({ trx, panel }: PanelScope, said: SaidValidity): Promise<void> {
  const { session, sample, ...of } = said;
  await trx
    .insertInto('assessmentValidity')
    .values({ panel, session, sample, ...of })
    .onConflict((found) => found.columns(['panel', 'session', 'sample']).doUpdateSet(of))
    .execute();
}

/**
 * SQL condition: whether a session is a training session, by the columns of its panel and its
 * number (TRN-12).
 */
export const isTrainingSession = (panel: string, session: string) =>
  sql<boolean>`exists (select 1 from sessions t where t.panel = ${sql.ref(panel)}
    and t.number = ${sql.ref(session)} and t.training)`;
