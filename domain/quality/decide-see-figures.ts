import { accept, type Result, refuse } from '../refusal.ts';

/** What has to be known before a taster sees the panel's figures of a session. */
export type SeeFiguresFacts = {
  /** QUA-31: the panel's setting. */
  readonly isAllowed: boolean;
  /** QUA-38: whether a leader released the figures of the session. */
  readonly isReleased: boolean;
  /** Whether the taster has a sealed sheet in it that stands. */
  readonly hasSheet: boolean;
};

/**
 * QUA-32: a taster with a sealed sheet sees the panel's figures of a session that a leader released. No fact is asked that a
 * plan could change, and why not is never told: both would tell that an oil comes again.
 */
export function decideSeeFigures(facts: SeeFiguresFacts): Result<'open', 'own-figures-closed'> {
  const { isAllowed, isReleased, hasSheet } = facts;
  return isAllowed && isReleased && hasSheet ? accept('open') : refuse('own-figures-closed');
}
