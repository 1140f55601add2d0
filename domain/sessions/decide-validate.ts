import { accept, type Result, refuse } from '../refusal.ts';
import type { FailedCriterion } from '../words/failed-criterion.ts';
import type { SessionState } from '../words/session-state.ts';

/** Why a session is not validated. `criteria-not-met` lists what failed; the same with a reason goes through. */
export type ValidateRefusal =
  | 'session-validated'
  | 'session-not-closed'
  | 'session-without-results'
  | 'criteria-not-met';

/**
 * SES-8: a closed session with results may be validated when M-ACCEPT holds, or else with a reason, which is kept
 * ("Invalid validation criteria. Validate sessions?"). A reason that is kept says by itself that criteria failed (RES-3):
 * one that was given where all held is not.
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
