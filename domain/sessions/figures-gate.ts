import type { SessionState } from '../words/session-state.ts';

/** Whether the figures of a glass may be seen, and if not, how many signed sheets are missing until the leader may open them. */
export type FiguresGate =
  | { readonly kind: 'open'; readonly because: 'all-signed' | 'opened' | 'tasting-ended' }
  | { readonly kind: 'may-open' }
  /** How many are sealed is not known yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed'; readonly missing: number };

/** From how many sealed sheets a leader may open the figures early (M-STAT: fewer than 8 state no class). */
export const OPEN_FROM = 8;

/**
 * BRD-2: figures stay closed, so that nobody is anchored, until every sheet of the glass is sealed, or the tasting
 * has ended, or at least 8 are sealed and the leader opened them (command *open figures*, in the audit trail). BRD-10:
 * while trays are not here, nothing is said that they could take back.
 */
export function figuresGate(facts: {
  readonly state: SessionState;
  readonly sealed: number;
  readonly expected: number;
  /** How many trays are not here, whose glass may be sealed. */
  readonly unknown: number;
  readonly opened: boolean;
}): FiguresGate {
  if (facts.state === 'closed' || facts.state === 'validated')
    return { kind: 'open', because: 'tasting-ended' };
  if (facts.expected > 0 && facts.sealed >= facts.expected)
    return { kind: 'open', because: 'all-signed' };
  if (facts.opened) return { kind: 'open', because: 'opened' };
  const wanted = Math.min(OPEN_FROM, facts.expected);
  if (facts.sealed >= wanted && facts.sealed > 0) return { kind: 'may-open' };
  if (facts.unknown > 0) return { kind: 'unknown' };
  return { kind: 'closed', missing: Math.max(1, wanted - facts.sealed) };
}
