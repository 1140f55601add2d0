import cdf from '@stdlib/stats-base-dists-f-cdf';

/**
 * The ratio of two mean squares with their degrees of freedom, and its p value. That is the
 * probability of one as large by chance, 0 to 1.
 */
export type VarianceRatio = {
  readonly f: number;
  readonly between: number;
  readonly within: number;
  readonly p: number;
};

/** A sum of squares with its degrees of freedom. */
export type SumOfSquares = { readonly squares: number; readonly freedom: number };

/** The mean square of a sum of squares. */
export const meanSquare = ({ squares, freedom }: SumOfSquares): number => squares / freedom;

/**
 * Computes an F test: the mean square of one sum over that of another, which must not be 0. The
 * upper tail is computed as the lower tail of the inverse ratio, so that a small one keeps its
 * digits. Example: 12 of 2 over 12 of 6 degrees of freedom: F of 3 with p of 0.125.
 */
export function varianceRatio(over: SumOfSquares, under: SumOfSquares): VarianceRatio {
  const f = meanSquare(over) / meanSquare(under);
  const [between, within] = [over.freedom, under.freedom];
  return { f, between, within, p: f === 0 ? 1 : cdf(1 / f, within, between) };
}
