import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';

/** What has to be known before a taster sees the panel's figures of a session. */
export type SeeFiguresFacts = {
  /** QUA-31: the panel's setting. */
  readonly isAllowed: boolean;
  readonly state: SessionState;
  readonly training: boolean;
  /** Whether the taster has a sealed sheet in it that stands. */
  readonly hasSheet: boolean;
  /** Whether every glass that was served, of every taster, has a sealed sheet that stands. */
  readonly isWhole: boolean;
  /** Whether one of its samples stands on another plan, or in another session that is not validated yet. */
  readonly isAwaited: boolean;
};

/**
 * QUA-32: a taster sees the panel's figures of a session that is validated, or for training as soon as nobody has a sheet
 * left to sign; and not while one of its oils is to be tasted again elsewhere. Why not is never told: that an oil comes
 * again would be told with it.
 */
export function decideSeeFigures(facts: SeeFiguresFacts): Result<'open', 'own-figures-closed'> {
  const { isAllowed, state, training, hasSheet, isWhole, isAwaited } = facts;
  const isOver = state === 'validated' || (training && state !== 'draft' && isWhole);
  return isAllowed && hasSheet && isOver && !isAwaited
    ? accept('open')
    : refuse('own-figures-closed');
}
