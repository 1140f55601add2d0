import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { type AidFigure, found, NO_SPREAD, notEnough } from './aid-figure.ts';

/** A taster's two marks of one oil in a blind duplicate, mm. */
export type MarkPair = readonly [first: number, second: number];

/**
 * The discrimination of a taster between oils: F of the oils over the replicates, with its degrees
 * of freedom.
 */
export type Discrimination = {
  readonly f: number;
  readonly between: number;
  readonly within: number;
};

/**
 * Computes a taster's discrimination by an analysis of variance of the duplicates: the mean square
 * of the oils over that of the replicates (QUA-58). It is on whole mm, so that the order of the
 * pairs cannot change it. Source: ISO 8586, ISO 11132 (performance of assessors). Example: 10 and
 * 12, 20 and 18, 30 and 32, 40 and 38, 50 and 52, 60 and 58 mm: F of 339.2 with 5 and 6 degrees of
 * freedom.
 */
export function discrimination(pairs: readonly MarkPair[]): AidFigure<Discrimination> {
  const n = pairs.length;
  if (n < FEWEST_OBSERVATIONS) return notEnough(n, FEWEST_OBSERVATIONS);
  let [sum, squares, apart] = [0, 0, 0];
  for (const [first, second] of pairs) {
    sum += first + second;
    squares += (first + second) ** 2;
    apart += (first - second) ** 2;
  }
  if (apart === 0) return NO_SPREAD;
  return found({ f: (n * squares - sum * sum) / ((n - 1) * apart), between: n - 1, within: n });
}
