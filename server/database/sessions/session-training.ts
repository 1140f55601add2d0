import type { SessionCode } from '../../../domain/words/ids.ts';
import { type SampleTargets, sampleTargetsSchema } from '../../../domain/words/training-target.ts';
import type { PanelScope } from '../database.ts';
import { json } from '../json.ts';

/** The training settings of a session's record, copied from its plan (TRN-1, TRN-2, TRN-7). */
export type SessionTraining = {
  readonly training: boolean;
  readonly counts: boolean;
  readonly answers: boolean;
  readonly targets: SampleTargets;
};

/** The training settings of a session's record, or null when there is no such session. */
export async function sessionTraining(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<SessionTraining | null> {
  const row = await trx
    .selectFrom('sessions')
    .select(['training', 'counts', 'answers', 'targets'])
    .where('panel', '=', panel)
    .where('number', '=', session)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, targets: sampleTargetsSchema.parse(row.targets) };
}

/**
 * Copies the training settings from the plan to the record of a session, and returns whether they
 * changed (TRN-1, SES-17). A change increments the revision, so that derived data is computed
 * again.
 */
export async function keepTraining(
  scope: PanelScope,
  session: SessionCode,
  plan: Omit<SessionTraining, 'training'>,
): Promise<boolean> {
  const now = await sessionTraining(scope, session);
  if (now === null) return false;
  const { counts, answers, targets } = plan;
  const { training: _training, ...kept } = now;
  if (inOrder(kept) === inOrder({ counts, answers, targets })) return false;
  await scope.trx
    .updateTable('sessions')
    .set(({ eb }) => ({
      counts,
      answers,
      targets: json(targets),
      revision: eb('revision', '+', 1),
    }))
    .where('panel', '=', scope.panel)
    .where('number', '=', session)
    .execute();
  return true;
}

/** Serialises the training settings with sorted samples, so that equal plans give equal texts. */
const inOrder = ({ counts, answers, targets }: Omit<SessionTraining, 'training'>): string => {
  const samples = Object.entries(sampleTargetsSchema.parse(targets));
  return JSON.stringify([counts, answers, samples.sort(([a], [b]) => (a < b ? -1 : 1))]);
};
