import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** Why a session's state does not let an act through. */
export type StateRefusal =
  | 'session-validated'
  | 'session-not-shown'
  | 'session-not-closed'
  | 'session-not-validated';

/** SES-10: a shown session may be hidden; hiding a hidden one changes nothing. */
export function decideHide(state: SessionState): Result<'hidden', StateRefusal> {
  if (state === 'shown' || state === 'hidden') return accept('hidden');
  return refuse(state === 'validated' ? 'session-validated' : 'session-not-shown');
}

/** SES-11: tasting ends once it began; closing a closed session changes nothing. */
export function decideClose(state: SessionState): Result<'closed', StateRefusal> {
  if (state === 'validated') return refuse('session-validated');
  return state === 'draft' ? refuse('session-not-shown') : accept('closed');
}

/** SES-12: only a validated session's validation can be taken back; it is then closed, as before. */
export function decideInvalidate(state: SessionState): Result<'closed', StateRefusal> {
  return state === 'validated' ? accept('closed') : refuse('session-not-validated');
}
