import { type RawBuilder, sql } from 'kysely';
import type { SampleId, SessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from './database.ts';
import { instantText } from './json.ts';

/** What a person said last of an assessment's validity. */
export type SaidValidity = {
  readonly session: SessionCode;
  readonly sample: SampleId;
  readonly valid: boolean;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
};

/** ASM-30: whether a person called invalid the assessment that a row is of: the columns of its session and its sample. */
export const isInvalid = (panel: string, session: string, sample: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from assessment_validity y where y.panel = ${sql.ref(panel)}
    and y.session = ${sql.ref(session)} and y.sample = ${sql.ref(sample)} and not y.valid)`;

/** The validity of an assessment as it was said last; null where nobody said anything: it is valid. */
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

/** RPT-4: the same with who said it, when and why. */
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

/** Keeps what is said now in the place of what was said before, which the trail keeps. */
export async function keepValidity({ trx, panel }: PanelScope, said: SaidValidity): Promise<void> {
  const { session, sample, ...of } = said;
  await trx
    .insertInto('assessmentValidity')
    .values({ panel, session, sample, ...of })
    .onConflict((found) => found.columns(['panel', 'session', 'sample']).doUpdateSet(of))
    .execute();
}
