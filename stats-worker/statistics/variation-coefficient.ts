import type { MarkSummary } from './mark-summary.ts';
import { iqrQuarters } from './robust-deviation.ts';

/**
 * The greatest CVr (robust coefficient of variation) of a reliable result, per cent (N) (M-CVR).
 */
export const CVR_LIMIT = 20;

/**
 * The robust coefficient of variation CVr % = 100 * s* / Me; `null` without marks or when Me = 0
 * (R) (M-CVR). Example: s* 0.1575 cm and Me 4.2 cm give 3.75 %.
 */
export function variationCoefficient(of: MarkSummary): number | null {
  if (of.n === 0 || of.medianHalves === 0) return null;
  return (2500 * iqrQuarters(of)) / (27 * Math.sqrt(of.n) * 2 * of.medianHalves);
}

/**
 * Whether CVr is at most 20.0 %, decided on integers: 125 IQR <= 27 Me sqrt(N), both squared (N)
 * (M-CVR, M-RELIABLE). True where there is no CVr, because nothing was perceived.
 */
export function isCvrWithinLimit(of: MarkSummary): boolean {
  if (of.n === 0 || of.medianHalves === 0) return true;
  const spread = 125 * iqrQuarters(of);
  const centre = 27 * 2 * of.medianHalves;
  return spread * spread <= centre * centre * of.n;
}

/**
 * Compares the CVr of two summaries with the same median, on integers: negative when `left` has the
 * smaller, 0 when they are equal (M-DEFECT). Only IQR / sqrt(N) matters.
 */
export function compareCvr(left: MarkSummary, right: MarkSummary): number {
  const [a, b] = [iqrQuarters(left), iqrQuarters(right)];
  return Math.sign(a * a * right.n - b * b * left.n);
}
