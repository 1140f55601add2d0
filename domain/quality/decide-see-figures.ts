import { accept, type Result, refuse } from '../refusal.ts';

/** The facts for a taster's permission to see the panel's figures of a session. */
export type SeeFiguresFacts = {
  /** The panel's setting on tasters seeing figures (QUA-31). */
  readonly isAllowed: boolean;
  /** Whether a leader released the figures of the session (QUA-38). */
  readonly isReleased: boolean;
  /** Whether the taster has a valid sealed sheet in the session. */
  readonly hasSheet: boolean;
};

/**
 * Decides whether a taster may see the panel's figures of a session (QUA-32). The panel's setting
 * allows it, a leader released them, and the taster has a sealed sheet. No fact depends on a plan,
 * and the refusal gives no reason. Otherwise a taster could infer that an oil is served again.
 */
export function decideSeeFigures(facts: SeeFiguresFacts): Result<'open', 'own-figures-closed'> {
  const { isAllowed, isReleased, hasSheet } = facts;
  return isAllowed && isReleased && hasSheet ? accept('open') : refuse('own-figures-closed');
}
