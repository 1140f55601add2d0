import { accept, refuse } from '../../../domain/refusal.ts';
import { decideOpenFigures } from '../../../domain/sessions/decide-open-figures.ts';
import type { Command } from '../context/command-context.ts';
import { loadSession } from './load-session.ts';

/**
 * Makes the figures of a sample in one replicate visible before all have signed (SES-14). It is
 * stored in the audit trail, so that a possible anchoring bias can be seen later.
 */
export const openFigures: Command<'open-figures'> = (context, data) => {
  const { session } = data;
  return context.decide(async (scope) => {
    const loaded = await loadSession(scope, session);
    if (loaded === null) return refuse('not-found');
    const { sample, replicate } = data;
    const glasses = loaded.glasses.filter(
      (glass) => glass.sample === sample && glass.replicate === replicate,
    );
    const served = glasses.length;
    const sealed = glasses.filter(({ last }) => last !== null && !last.open).length;
    const decision = decideOpenFigures({ state: loaded.state, served, sealed });
    if (!decision.ok) return decision;
    return accept({
      answer: data,
      audited: { command: 'open-figures', data, after: { replicate, served, sealed } },
    });
  });
};
