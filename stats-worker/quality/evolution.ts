import type { QualityIndex } from './index-value.ts';

/** How many values beyond a limit in a row require retraining (P) (M-EVOLUTION). */
export const BREACHES_FOR_RETRAINING = 2;

/**
 * Whether the newest two values of a moving index, oldest first, are both beyond their limit (P)
 * (M-EVOLUTION). Values without a verdict neither count nor interrupt. Example: within, beyond,
 * insufficient, beyond: retraining.
 */
export function callsForRetraining(moving: readonly QualityIndex[]): boolean {
  return breachesInARow(moving) >= BREACHES_FOR_RETRAINING;
}

/** How many of the newest values with a verdict are beyond their limit, in a row (M-EVOLUTION). */
export function breachesInARow(moving: readonly QualityIndex[]): number {
  const judged = moving.filter(({ verdict }) => verdict !== 'insufficient').reverse();
  const first = judged.findIndex(({ verdict }) => verdict !== 'beyond');
  return first < 0 ? judged.length : first;
}
