import { accept, type Result, refuse } from '../refusal.ts';
import { FEWEST_EVALUATIONS } from '../words/fewest-evaluations.ts';
import type { SessionState } from '../words/session-state.ts';

/**
 * SES-14: the figures of a sample may be opened before all have signed once one of its glasses has 8 sealed sheets, or
 * all when fewer are served, so that nobody is anchored by a handful of marks.
 */
export function decideOpenFigures(facts: {
  readonly state: SessionState;
  readonly glasses: readonly { readonly served: number; readonly sealed: number }[];
}): Result<'open', 'not-found' | 'session-not-shown' | 'figures-closed'> {
  if (facts.state === 'draft') return refuse('session-not-shown');
  if (facts.glasses.length === 0) return refuse('not-found');
  if (facts.state === 'closed' || facts.state === 'validated') return accept('open');
  const missing = facts.glasses.map(({ served, sealed }) =>
    Math.max(0, Math.min(FEWEST_EVALUATIONS, served) - sealed),
  );
  const least = Math.min(...missing);
  return least === 0 ? accept('open') : refuse('figures-closed', { missing: least });
}
