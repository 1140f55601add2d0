import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';
import type { SealedVersion } from './decide-seal.ts';

/**
 * Decides whether a sealed sheet may be re-opened: its session is not validated; both versions stay
 * (EVA-5, M-RECORD).
 */
export function decideReopen(facts: {
  readonly state: SessionState;
  readonly last: SealedVersion | null;
}): Result<{ readonly version: number }, 'session-validated' | 'sheet-not-sealed'> {
  if (facts.state === 'validated') return refuse('session-validated');
  if (facts.last === null || facts.last.open) return refuse('sheet-not-sealed');
  return accept({ version: facts.last.version });
}
