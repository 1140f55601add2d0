import { accept, refuse } from '../../../domain/refusal.ts';
import { decideOpenFigures } from '../../../domain/sessions/decide-open-figures.ts';
import type { Command } from '../context/command-context.ts';
import { loadSession } from './load-session.ts';

/** SES-14: opens the figures of a sample early; the audit trail is where it is kept, so that anchoring can be seen. */
export const openFigures: Command<'open-figures'> = (context, data) => {
  const { session } = data;
  return context.decide(async (scope) => {
    const loaded = await loadSession(scope, session);
    if (loaded === null) return refuse('not-found');
    const glasses = ([1, 2] as const)
      .map((replicate) =>
        loaded.glasses.filter(
          (glass) => glass.sample === data.sample && glass.replicate === replicate,
        ),
      )
      .filter((served) => served.length > 0)
      .map((served) => ({
        served: served.length,
        sealed: served.filter(({ last }) => last !== null && !last.open).length,
      }));
    const decision = decideOpenFigures({ state: loaded.state, glasses });
    if (!decision.ok) return decision;
    return accept({
      answer: { session, sample: data.sample },
      told: { command: 'open-figures', data, after: { glasses } },
    });
  });
};
