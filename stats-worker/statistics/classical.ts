import type { MarkSummary } from './mark-summary.ts';

/**
 * The mean in cm, for information; `null` without marks (M-SD). Example: 20, 31, 36, 50 mm have a
 * mean of 3.425 cm.
 */
export function mean(of: MarkSummary): number | null {
  return of.n === 0 ? null : of.sum / (of.n * 10);
}

/**
 * The classical standard deviation (n - 1) in cm, from exact sums; `null` with fewer than two marks
 * (M-SD). Example: 20 and 30 mm: sqrt((2 * 1300 - 50 * 50) / 2) = 7.07 mm, 0.707 cm.
 */
export function standardDeviation(of: MarkSummary): number | null {
  if (of.n < 2) return null;
  return Math.sqrt((of.n * of.squares - of.sum * of.sum) / (of.n * (of.n - 1))) / 10;
}
