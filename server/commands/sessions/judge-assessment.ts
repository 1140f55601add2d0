import { accept, refuse } from '../../../domain/refusal.ts';
import { decideValidity } from '../../../domain/results/decide-validity.ts';
import { refreshClasses } from '../../database/results/store-results.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import { changeSession, lockSession } from '../../database/sessions/sessions.ts';
import { keepValidity, validityOf } from '../../database/sessions/stored-validity.ts';
import type { Command } from '../context/command-context.ts';
import { renewVerdicts } from './renew-verdicts.ts';

/**
 * Declares one assessment of a validated session invalid, or valid again (ASM-30). Its results stay
 * stored but do not count while it is invalid. The class of the sample is computed again without
 * them, and the new revision of the session refreshes the quality figures.
 */
export const judgeAssessment: Command<'judge-assessment'> = ({ actor, at, decide }, data) =>
  decide(async (scope) => {
    const { session, sample, valid, reason } = data;
    const now = await lockSession(scope, session);
    if (now === null) return refuse('not-found');
    const isServed = (await listGlasses(scope, session)).some((glass) => glass.sample === sample);
    const isValid = (await validityOf(scope, session, sample))?.valid ?? true;
    const decision = decideValidity({ state: now.state, isServed, isValid, valid });
    if (!decision.ok) return decision;
    await keepValidity(scope, { session, sample, valid, at, by: actor.name, reason });
    await refreshClasses(scope, session);
    const verdicts = await renewVerdicts(scope, [sample]);
    await changeSession(scope, session, { state: now.state });
    return accept({
      answer: { session, sample, valid },
      audited: {
        command: 'judge-assessment',
        data: { session, sample },
        before: { valid: isValid },
        after: { valid, verdicts },
        reason,
      },
    });
  });
