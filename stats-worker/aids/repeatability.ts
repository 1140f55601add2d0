import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { type AidFigure, found, notEnough } from './aid-figure.ts';
import type { MarkPair } from './discrimination.ts';

/**
 * Computes the repeatability of a taster, cm: the root of the mean square of the replicates,
 * sqrt(sum (x1 - x2)^2 / 2n) (QUA-58). Example: six pairs that are 2 mm apart: 0.1414 cm.
 */
export function repeatability(pairs: readonly MarkPair[]): AidFigure<number> {
  const n = pairs.length;
  if (n < FEWEST_OBSERVATIONS) return notEnough(n, FEWEST_OBSERVATIONS);
  let apart = 0;
  for (const [first, second] of pairs) apart += (first - second) ** 2;
  return found(Math.sqrt(apart / (2 * n)) / 10);
}
