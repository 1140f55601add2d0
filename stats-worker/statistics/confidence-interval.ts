import type { MarkSummary } from './mark-summary.ts';
import { uncertainty } from './uncertainty.ts';

/**
 * The 95 % confidence interval Me +- 1.96 s*, in cm, not clipped; `null` without marks (R) (M-CI).
 * Example: Me 4.2 and U 0.3087 cm give 3.8913 to 4.5087 cm.
 */
export function confidenceInterval(
  of: MarkSummary,
): { readonly low: number; readonly high: number } | null {
  const half = uncertainty(of);
  const median = of.medianHalves / 20;
  return half === null ? null : { low: median - half, high: median + half };
}
