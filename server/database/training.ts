import type { SessionCode } from '../../domain/words/ids.ts';
import { type SampleTargets, sampleTargetsSchema } from '../../domain/words/training-target.ts';
import type { PanelScope } from './database.ts';
import { json } from './json.ts';

/** TRN-1, TRN-2, TRN-7: what the record of a session says of training, as its plan says it. */
export type SessionTraining = {
  readonly training: boolean;
  readonly counts: boolean;
  readonly answers: boolean;
  readonly targets: SampleTargets;
};

/** What the record of a session says of training; null where there is no such session. */
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
 * TRN-1, SES-17: has the record of a session say of training what its plan says, and answers whether it said something
 * else. Its revision moves with it, so that what was computed of the session is computed anew.
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

/** The same text for the same plan, whatever order the database keeps its targets in. */
const inOrder = ({ counts, answers, targets }: Omit<SessionTraining, 'training'>): string => {
  const samples = Object.entries(sampleTargetsSchema.parse(targets));
  return JSON.stringify([counts, answers, samples.sort(([a], [b]) => (a < b ? -1 : 1))]);
};
