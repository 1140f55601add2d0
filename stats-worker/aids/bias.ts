import quantile from '@stdlib/stats-base-dists-t-quantile';
import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import type { MarkBesideOthers } from './agreement.ts';
import { type AidFigure, found, notEnough } from './aid-figure.ts';

/**
 * A taster's bias, cm: the mean of the mark less the median of the others, and its 95 % interval.
 */
export type Bias = {
  readonly n: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
};

/** The two-sided 95 % quantile of Student's t. */
export const student95 = (freedom: number): number => quantile(0.975, freedom);

/**
 * Computes the bias of a taster: whether the taster marks higher or lower than the others (QUA-35).
 * It is the mean of the marks less the medians of the others in the same glasses. The 95 % t
 * interval is mean ± t(0.975, n - 1) s / sqrt(n). A bias does not change how a taster ranks oils.
 * Example: six marks 1, 1, 1, 3, 3 and 3 mm above the others: 0.2 cm, from 0.085 to 0.315.
 */
export function bias(glasses: readonly MarkBesideOthers[]): AidFigure<Bias> {
  const n = glasses.length;
  if (n < FEWEST_OBSERVATIONS) return notEnough(n, FEWEST_OBSERVATIONS);
  let [sum, squares] = [0, 0];
  for (const { mark, others } of glasses) {
    sum += mark - others;
    squares += (mark - others) ** 2;
  }
  // Computed on whole half millimetres, so that the order of glasses changes no digit.
  const variance = (n * squares - sum * sum) / (n * (n - 1));
  const mean = sum / (20 * n);
  const half = (student95(n - 1) * Math.sqrt(variance / n)) / 20;
  return found({ n, mean, low: mean - half, high: mean + half });
}
