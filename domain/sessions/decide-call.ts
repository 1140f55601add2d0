import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/**
 * SES-13: a taster with glasses before them may call the leader while the session is shown or hidden, and after tasting
 * has ended while a sheet of theirs is open again (EVA-12); a call that stands is cleared as long as nothing is validated.
 * Who has no glass gets the answer of a session that is not there.
 */
export function decideCall(facts: {
  readonly state: SessionState;
  readonly served: boolean;
  readonly isOpenAgain: boolean;
  /** Whether it clears a call, and makes none. */
  readonly clears: boolean;
}): Result<'calls', 'not-found' | 'session-not-shown'> {
  const { state, served, isOpenAgain, clears } = facts;
  if (!served) return refuse('not-found');
  if (state === 'shown' || state === 'hidden') return accept('calls');
  return state === 'closed' && (isOpenAgain || clears)
    ? accept('calls')
    : refuse('session-not-shown');
}
