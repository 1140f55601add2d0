import type { PointNote } from '../../../../domain/quality/point-note.ts';
import type { ChartPoint } from '../../../../stats-worker/quality/control-chart.ts';

/** The two breaches that call for retraining, older first. */
export type Breaches = readonly [ChartPoint, ChartPoint];

/**
 * M-EVOLUTION, QUA-57: the newest two points with a verdict, where both are above the limit and no retraining was done
 * since the older: two breaches in a row after the day it was done call for it anew. Struck notes count for nothing.
 */
export function retrainingDue(
  points: readonly ChartPoint[],
  notes: readonly PointNote[],
): Breaches | null {
  const done = notes
    .flatMap(({ day, struck }) => (day === null || struck !== null ? [] : [day]))
    .toSorted()
    .at(-1);
  const [older, newer] = points
    .filter(
      ({ verdict, date }) => verdict !== 'insufficient' && (done === undefined || date > done),
    )
    .slice(-2);
  if (older === undefined || newer === undefined) return null;
  return older.verdict === 'beyond' && newer.verdict === 'beyond' ? [older, newer] : null;
}
