import type { MarkSummary } from './mark-summary.ts';
import { iqrQuarters } from './robust-deviation.ts';

/** M-CVR (N): the greatest CVr of a reliable result, per cent. */
export const CVR_LIMIT = 20;

/**
 * M-CVR (R): CVr % = 100 * s* / Me; `null` without marks or when Me = 0.
 * Example: s* 0.1575 cm and Me 4.2 cm give 3.75 %.
 */
export function variationCoefficient(of: MarkSummary): number | null {
  if (of.n === 0 || of.medianHalves === 0) return null;
  return (2500 * iqrQuarters(of)) / (27 * Math.sqrt(of.n) * 2 * of.medianHalves);
}

/**
 * M-CVR, M-RELIABLE (N): whether CVr is at most 20.0 %, decided on integers: 125 IQR <= 27 Me sqrt(N), both squared.
 * True when there is no CVr, because nothing was perceived.
 */
export function isCvrWithinLimit(of: MarkSummary): boolean {
  if (of.n === 0 || of.medianHalves === 0) return true;
  const spread = 125 * iqrQuarters(of);
  const centre = 27 * 2 * of.medianHalves;
  return spread * spread <= centre * centre * of.n;
}

/**
 * M-DEFECT: negative when `left` has the smaller CVr, 0 when they are equal, on integers. Both have the same median, so
 * only IQR / sqrt(N) matters.
 */
export function compareCvr(left: MarkSummary, right: MarkSummary): number {
  const [a, b] = [iqrQuarters(left), iqrQuarters(right)];
  return Math.sign(a * a * right.n - b * b * left.n);
}
