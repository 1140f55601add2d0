import { accept, type Result, refuse } from '../refusal.ts';
import type { FailedCriterion } from '../words/failed-criterion.ts';
import type { SessionState } from '../words/session-state.ts';

/**
 * Why a session is not validated. `criteria-not-met` lists the failed criteria; with a reason the
 * session is validated all the same.
 */
export type ValidateRefusal =
  | 'session-validated'
  | 'session-not-closed'
  | 'session-without-results'
  | 'criteria-not-met';

/**
 * Decides whether a closed session with results may be validated: M-ACCEPT is met, or there is a
 * reason (SES-8, RES-3). The reason is stored only where a criterion failed, so that a stored
 * reason implies a failure ("Invalid validation criteria. Validate sessions?").
 */
export function decideValidate(facts: {
  readonly state: SessionState;
  readonly results: number;
  readonly failed: readonly FailedCriterion[];
  readonly reason: string | null;
}): Result<{ readonly reason: string | null }, ValidateRefusal> {
  if (facts.state === 'validated') return refuse('session-validated');
  if (facts.state !== 'closed') return refuse('session-not-closed');
  if (facts.results === 0) return refuse('session-without-results');
  if (facts.failed.length > 0 && facts.reason === null)
    return refuse('criteria-not-met', { failed: facts.failed });
  return accept({ reason: facts.failed.length > 0 ? facts.reason : null });
}
