import {
  decideReleaseFigures,
  namePlannedOils,
} from '../../../domain/quality/decide-release-figures.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import { releaseFiguresFacts } from '../../database/tasters/read-own-figures.ts';
import type { Command } from '../context/command-context.ts';

/**
 * Releases the panel's figures of a session to its tasters (QUA-38). It is stored once in the audit
 * trail, with the samples that were on a plan at the time (QUA-39).
 */
export const releaseFigures: Command<'release-figures'> = (context, { session, anyway }) =>
  context.decide(async (scope) => {
    await lockSession(scope, session);
    const facts = await releaseFiguresFacts(scope, session);
    if (facts === null) return refuse('not-found');
    const decision = decideReleaseFigures({ ...facts, anyway });
    if (!decision.ok) return decision;
    const oilsOnPlans = namePlannedOils(facts.planned);
    const act = { command: 'release-figures', data: { session } };
    const audited = oilsOnPlans === '' ? act : { ...act, after: { oilsOnPlans } };
    return accept({ answer: { session }, audited: decision.value === 'stays' ? [] : audited });
  });
