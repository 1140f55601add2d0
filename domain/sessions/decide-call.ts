import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/**
 * SES-13: a taster with glasses before them may call the leader, or take the call back, while the session is shown or
 * hidden; who has none gets the answer of a session that is not there.
 */
export function decideCall(facts: {
  readonly state: SessionState;
  readonly served: boolean;
}): Result<'calls', 'not-found' | 'session-not-shown'> {
  if (!facts.served) return refuse('not-found');
  return facts.state === 'shown' || facts.state === 'hidden'
    ? accept('calls')
    : refuse('session-not-shown');
}
