import { accept, refuse } from '../../../domain/refusal.ts';
import { decideInvalidate } from '../../../domain/sessions/decide-state.ts';
import { withdrawResults } from '../../database/results/store-results.ts';
import { withdrawScores } from '../../database/samples/store-scores.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import { changeSession, lockSession } from '../../database/sessions/sessions.ts';
import type { Command } from '../context/command-context.ts';
import { closePapers } from './close-papers.ts';
import { renewVerdicts } from './renew-verdicts.ts';

/**
 * Withdraws the validation of a session with a reason; its results are marked as withdrawn and stay
 * stored (SES-12).
 */
export const invalidateSession: Command<'invalidate-session'> = async (context, data) => {
  const { actor, at } = context;
  const { session, reason } = data;
  const invalidated = await context.decide(async (scope) => {
    const now = await lockSession(scope, session);
    if (now === null) return refuse('not-found');
    const decision = decideInvalidate(now.state);
    if (!decision.ok) return decision;
    const state = decision.value;
    await closePapers(scope, session, false);
    await withdrawResults(scope, session, { at, by: actor.name });
    await withdrawScores(scope, session, { at, by: actor.name });
    const samples = new Set((await listGlasses(scope, session)).map(({ sample }) => sample));
    const verdicts = await renewVerdicts(scope, [...samples].sort());
    await changeSession(scope, session, { state, validation: null });
    return accept({
      answer: { session, state },
      audited: {
        command: 'invalidate-session',
        data: { session },
        before: { state: now.state },
        after: { state, verdicts },
        reason,
      },
    });
  });
  if (!invalidated.ok) return invalidated;
  context.sendBack(
    (name) => name.session === session && (name.kind === 'session' || name.kind === 'assessment'),
  );
  await context.align(session);
  return invalidated;
};
