import type { SessionState } from '../words/session-state.ts';

/**
 * The permission to see the figures of a glass; where it is closed, how many sealed sheets are
 * missing until the desk may open them.
 */
export type FiguresGate =
  | { readonly kind: 'open'; readonly because: 'all-signed' | 'opened' | 'tasting-ended' }
  | { readonly kind: 'may-open' }
  /** The number of sealed sheets is not known yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed'; readonly missing: number };

/**
 * The number of sealed sheets from which the desk may open the figures early (M-STAT: with fewer
 * than 8 no class is stated).
 */
export const OPEN_FROM = 8;

/**
 * Decides the permission to see the figures of a glass, so that nobody is anchored (BRD-2). They
 * open when every sheet of the glass is sealed, or the tasting has ended. With at least 8 sealed
 * sheets the desk, leader or assistant, may open them (command *open figures*, in the audit trail).
 * While trays are not loaded, the answer is one that they cannot contradict (BRD-10).
 */
export function figuresGate(facts: {
  readonly state: SessionState;
  readonly sealed: number;
  readonly expected: number;
  /** How many trays are not loaded yet, whose glass may be sealed. */
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
