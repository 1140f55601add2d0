import type { AwardScore } from '../../domain/words/medal.ts';

/** A trimmed mean of fewer tasters leaves none out. */
const TRIMMED_FROM = 3;

/** An exact fraction: whole points over a whole number of tasters, divided only at the end. */
export type Fraction = { readonly points: number; readonly by: number };

/**
 * Aggregates the points of the tasters: their median, mean, or trimmed mean (SHT-6) (P). The
 * trimmed mean leaves out the highest and the lowest, from three tasters on. The result is a
 * fraction, so that sums and limits are compared exactly. Example: 24, 27, 36: 27, 29 and 27.
 */
export function putTogether(points: readonly number[], how: AwardScore): Fraction {
  const inOrder = points.toSorted((a, b) => a - b);
  switch (how) {
    case 'median':
      return {
        points: (inOrder[(inOrder.length - 1) >> 1] ?? 0) + (inOrder[inOrder.length >> 1] ?? 0),
        by: 2,
      };
    case 'mean':
      return { points: sumOf(inOrder), by: inOrder.length };
    case 'trimmedMean': {
      const kept = inOrder.length < TRIMMED_FROM ? inOrder : inOrder.slice(1, -1);
      return { points: sumOf(kept), by: kept.length };
    }
  }
}

/** The sum of some numbers. */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((total, one) => total + one, 0);

/** The value of a fraction. */
export const quotient = ({ points, by }: Fraction): number => points / by;

/** The sum of fractions with the same denominator. */
export const together = (parts: readonly Fraction[]): Fraction => ({
  points: sumOf(parts.map(({ points }) => points)),
  by: parts[0]?.by ?? 1,
});
