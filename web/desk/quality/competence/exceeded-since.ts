import type { ChartPoint } from '../../../../stats-worker/quality/moving-index-chart.ts';

/**
 * Returns the day since which an index is above its limit without a break; null if its newest
 * verdict is not above (M-EVOLUTION). Sessions without a verdict are skipped, and only the points
 * of the chart count.
 */
export function exceededSince(points: readonly ChartPoint[]): string | null {
  let since: string | null = null;
  for (const { verdict, date } of points.toReversed()) {
    if (verdict === 'insufficient') continue;
    if (verdict !== 'beyond') break;
    since = date;
  }
  return since;
}
