import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';
import type { AnalysisStep } from './analysis-steps.ts';

/** Why the validity of an assessment is not changed. */
export type ValidityRefusal = 'not-found' | 'session-not-validated' | 'assessment-same';

/**
 * ASM-30: a leader says of one assessment of a validated session that it is invalid, or valid again. An assessment is a
 * sample's in a session, both replicates together: who could take out one half alone could choose the half that pleases.
 */
export function decideValidity(facts: {
  readonly state: SessionState;
  /** Whether the session served the sample. */
  readonly isServed: boolean;
  readonly isValid: boolean;
  /** What it is to be. */
  readonly valid: boolean;
}): Result<boolean, ValidityRefusal> {
  if (!facts.isServed) return refuse('not-found');
  if (facts.state !== 'validated') return refuse('session-not-validated');
  if (facts.isValid === facts.valid) return refuse('assessment-same');
  return accept(facts.valid);
}

/** ASM-56: how many analyses of a sample are left to give its class where one session's are called invalid. */
export const analysesLeft = (steps: readonly AnalysisStep[], session: number): number =>
  steps.filter(({ row, number }) => number !== null && row.session !== session).length;
