import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';
import type { AnalysisStep } from './analysis-steps.ts';

/** Why the validity of an assessment may not change. */
export type ValidityRefusal = 'not-found' | 'session-not-validated' | 'assessment-same';

/**
 * Decides whether a leader may declare one assessment of a validated session invalid, or valid
 * again (ASM-30). An assessment is a sample in a session, both replicates together: a leader who
 * could remove one half could choose the better one.
 */
export function decideValidity(facts: {
  readonly state: SessionState;
  /** Whether the session served the sample. */
  readonly isServed: boolean;
  readonly isValid: boolean;
  /** The new validity. */
  readonly valid: boolean;
}): Result<boolean, ValidityRefusal> {
  if (!facts.isServed) return refuse('not-found');
  if (facts.state !== 'validated') return refuse('session-not-validated');
  if (facts.isValid === facts.valid) return refuse('assessment-same');
  return accept(facts.valid);
}

/**
 * How many analyses of a sample remain for its class if those of one session are invalid (ASM-56).
 */
export const analysesLeft = (steps: readonly AnalysisStep[], session: number): number =>
  steps.filter(({ row, number }) => number !== null && row.session !== session).length;
