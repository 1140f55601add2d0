import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/**
 * Decides a taster's call for the leader, or its cancellation (SES-13). A taster with glasses may
 * call while the session is shown or hidden. After tasting has ended, a taster may call while an
 * own sheet is re-opened (EVA-12). A call can be cancelled until the session is validated. A taster
 * without a glass gets the refusal of an unknown session.
 */
export function decideCall(facts: {
  readonly state: SessionState;
  readonly served: boolean;
  readonly isOpenAgain: boolean;
  /** Whether it cancels a call instead of making one. */
  readonly clears: boolean;
}): Result<'calls', 'not-found' | 'session-not-shown'> {
  const { state, served, isOpenAgain, clears } = facts;
  if (!served) return refuse('not-found');
  if (state === 'shown' || state === 'hidden') return accept('calls');
  return state === 'closed' && (isOpenAgain || clears)
    ? accept('calls')
    : refuse('session-not-shown');
}
