import type { MarkSummary } from './mark-summary.ts';

/** The interquartile range P75 - P25 in quarter millimetres (M-QUARTILE). */
export const iqrQuarters = (of: MarkSummary): number => of.p75Quarters - of.p25Quarters;

/**
 * The robust standard deviation s* = (1.25 * IQR) / (1.35 * sqrt(N)), in cm; `null` without marks
 * (S, R) (M-SSTAR). Example: IQR 0.45 cm of 7 marks gives s* = 0.5625 / (1.35 * 2.6458) = 0.1575
 * cm.
 */
export function robustDeviation(of: MarkSummary): number | null {
  return of.n === 0 ? null : (25 * iqrQuarters(of)) / (27 * 40 * Math.sqrt(of.n));
}
