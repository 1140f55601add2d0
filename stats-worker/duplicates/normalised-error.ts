import { decimal } from '../statistics/decimal.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { iqrQuarters } from '../statistics/robust-deviation.ts';

/**
 * The normalised error of two results: their distance relative to their uncertainties, and whether
 * it is accepted (M-EN).
 */
export type NormalisedError = {
  /**
   * `null` where it is not defined: U1 = U2 = 0 while the medians differ, or a replicate without an
   * answer.
   */
  readonly en: number | null;
  readonly accepted: boolean;
};

/**
 * One side: its median in half mm (rounded, if the panel rounds), and the summary from which its U
 * is computed.
 */
export type ErrorSide = { readonly halves: number; readonly summary: MarkSummary };

/**
 * Computes the normalised error En = |Me1 - Me2| / sqrt(U1^2 + U2^2), accepted when at most `most`
 * (R) (M-EN). It is 0 when U1 = U2 = 0 and the medians agree. U is 49 IQR / (27 sqrt(N)), so En^2
 * is a ratio of whole numbers, which is compared exactly. Example: Me 3.0 and 3.4, U 0.3 and 0.4:
 * En = 0.4 / 0.5 = 0.8, accepted.
 */
export function normalisedError(
  first: ErrorSide,
  second: ErrorSide,
  most: number,
): NormalisedError {
  const [n1, n2] = [Math.max(1, first.summary.n), Math.max(1, second.summary.n)];
  const [iqr1, iqr2] = [iqrQuarters(first.summary), iqrQuarters(second.summary)];
  const apart = 2 * (first.halves - second.halves);
  const above = 729 * apart * apart * n1 * n2;
  const below = 2401 * (iqr1 * iqr1 * n2 + iqr2 * iqr2 * n1);
  if (below === 0) return above === 0 ? { en: 0, accepted: true } : { en: null, accepted: false };
  return { en: Math.sqrt(above / below), accepted: isAtMost(above, below, most) };
}

/** Whether above / below <= most^2, on whole numbers wherever the difference is small. */
function isAtMost(above: number, below: number, most: number): boolean {
  const ratio = above / below / (most * most);
  if (Math.abs(ratio - 1) > 1e-9) return ratio < 1;
  const { digits, places } = decimal(most);
  return BigInt(above) * 10n ** BigInt(2 * places) <= digits * digits * BigInt(below);
}
