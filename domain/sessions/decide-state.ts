import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** Why the state of a session does not permit an act. */
export type StateRefusal =
  | 'session-validated'
  | 'session-not-shown'
  | 'session-not-closed'
  | 'session-not-validated';

/**
 * Decides whether a session may be hidden: a shown one may; hiding a hidden one is idempotent
 * (SES-10).
 */
export function decideHide(state: SessionState): Result<'hidden', StateRefusal> {
  if (state === 'shown' || state === 'hidden') return accept('hidden');
  return refuse(state === 'validated' ? 'session-validated' : 'session-not-shown');
}

/**
 * Decides whether tasting may end: it must have begun; closing a closed session is idempotent
 * (SES-11).
 */
export function decideClose(state: SessionState): Result<'closed', StateRefusal> {
  if (state === 'validated') return refuse('session-validated');
  return state === 'draft' ? refuse('session-not-shown') : accept('closed');
}

/**
 * Decides whether a validation may be withdrawn: only that of a validated session, which is then
 * closed as before (SES-12).
 */
export function decideInvalidate(state: SessionState): Result<'closed', StateRefusal> {
  return state === 'validated' ? accept('closed') : refuse('session-not-validated');
}
