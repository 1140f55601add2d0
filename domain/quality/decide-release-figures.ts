import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** An oil of a session that is on other plans now, with the sessions of those plans. */
export type PlannedOil = { readonly code: string; readonly sessions: readonly number[] };

/**
 * Formats oils with the sessions on whose plans they are, for the leader and the audit trail: `S1
 * (31, 33), S2 (32)` (QUA-65).
 */
export const namePlannedOils = (oils: readonly PlannedOil[]): string =>
  oils.map(({ code, sessions }) => `${code} (${sessions.join(', ')})`).join(', ');

/** The facts for the release of a session's figures to its tasters. */
export type ReleaseFiguresFacts = {
  /** The panel's setting on tasters seeing figures (QUA-31). */
  readonly isAllowed: boolean;
  readonly state: SessionState;
  readonly training: boolean;
  /** How many glasses were served, and how many of their sheets are sealed. */
  readonly served: number;
  readonly sealed: number;
  readonly isReleased: boolean;
  /**
   * The oils of the session on other plans: drafts, planned sessions and sessions being tasted
   * (QUA-39).
   */
  readonly planned: readonly PlannedOil[];
  /** The leader releases the figures although an oil is on a plan (QUA-65). */
  readonly anyway: boolean;
};

type ReleaseRefusal =
  | 'own-figures-off'
  | 'session-not-validated'
  | 'session-not-shown'
  | 'figures-closed'
  | 'oils-planned';

/**
 * Decides whether a session's figures are released to its tasters (QUA-38, QUA-39). The session
 * must be validated. For a training session, a sealed sheet for every served glass is enough. An
 * oil that is on another plan is a warning, which the leader may override. A release is final.
 */
export function decideReleaseFigures(
  facts: ReleaseFiguresFacts,
): Result<'release' | 'stays', ReleaseRefusal> {
  const { isAllowed, state, training, served, sealed, isReleased, planned, anyway } = facts;
  if (!isAllowed) return refuse('own-figures-off');
  if (isReleased) return accept('stays');
  if (state !== 'validated') {
    if (!training) return refuse('session-not-validated');
    if (served === 0) return refuse('session-not-shown');
    if (sealed < served) return refuse('figures-closed', { missing: served - sealed });
  }
  return planned.length > 0 && !anyway
    ? refuse('oils-planned', { oils: planned })
    : accept('release');
}
