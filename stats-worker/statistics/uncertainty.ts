import type { MarkSummary } from './mark-summary.ts';
import { iqrQuarters } from './robust-deviation.ts';

/**
 * The expanded uncertainty U = 1.96 s*, in cm; `null` without marks (R) (M-U). 1.96 * 1.25 / 1.35
 * is 49 / 27. Example: s* 0.1575 cm gives U = 0.3087 cm.
 */
export function uncertainty(of: MarkSummary): number | null {
  return of.n === 0 ? null : (49 * iqrQuarters(of)) / (27 * 40 * Math.sqrt(of.n));
}

/**
 * The U of a result whose CVr is exactly 20 %, 0.392 * Me, in cm; `null` without marks (P)
 * (M-UMAX). Example: Me 4.2 cm gives 1.6464 cm.
 */
export function greatestUncertainty(of: MarkSummary): number | null {
  return of.n === 0 ? null : (392 * of.medianHalves) / 20_000;
}
