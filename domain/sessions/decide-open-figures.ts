import { accept, type Result, refuse } from '../refusal.ts';
import { FEWEST_EVALUATIONS } from '../words/fewest-evaluations.ts';
import type { SessionState } from '../words/session-state.ts';

/**
 * Decides whether the figures of a glass may be opened before all tasters have signed (SES-14). It
 * needs 8 sealed sheets, or all where fewer are served, so that a handful of marks anchors nobody.
 */
export function decideOpenFigures(facts: {
  readonly state: SessionState;
  readonly served: number;
  readonly sealed: number;
}): Result<'open', 'not-found' | 'session-not-shown' | 'figures-closed'> {
  if (facts.state === 'draft') return refuse('session-not-shown');
  if (facts.served === 0) return refuse('not-found');
  if (facts.state === 'closed' || facts.state === 'validated') return accept('open');
  const missing = Math.max(0, Math.min(FEWEST_EVALUATIONS, facts.served) - facts.sealed);
  return missing === 0 ? accept('open') : refuse('figures-closed', { missing });
}
