import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** An oil of a session that stands on plans now, with the sessions of those plans. */
export type PlannedOil = { readonly code: string; readonly sessions: readonly number[] };

/** QUA-65: oils with the sessions on whose plans they are, as the leader and the trail are told: `S1 (31, 33), S2 (32)`. */
export const namePlannedOils = (oils: readonly PlannedOil[]): string =>
  oils.map(({ code, sessions }) => `${code} (${sessions.join(', ')})`).join(', ');

/** What has to be known before the figures of a session are released to its tasters. */
export type ReleaseFiguresFacts = {
  /** QUA-31: the panel's setting. */
  readonly isAllowed: boolean;
  readonly state: SessionState;
  readonly training: boolean;
  /** How many glasses were served, and how many of their sheets are sealed. */
  readonly served: number;
  readonly sealed: number;
  readonly isReleased: boolean;
  /** QUA-39: its oils that stand on other plans: drafts, planned sessions and those being tasted. */
  readonly planned: readonly PlannedOil[];
  /** QUA-65: whether they are released though an oil stands on a plan. */
  readonly anyway: boolean;
};

type ReleaseRefusal =
  | 'own-figures-off'
  | 'session-not-validated'
  | 'session-not-shown'
  | 'figures-closed'
  | 'oils-planned';

/**
 * QUA-38, QUA-39: the figures of a session are released once it is validated, or, for training, once every glass that was served
 * is sealed. An oil of it on a plan is a warning, which who releases them goes past. What is released stays so.
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
