import type { ChartPoint } from '../../../../stats-worker/quality/control-chart.ts';

/**
 * M-EVOLUTION: the day of the session with which an index went beyond its limit and from which on
 * it was so at every session that has a verdict, of those the chart knows; null where the newest
 * verdict is not beyond.
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
