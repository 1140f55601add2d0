import type { PointNote } from '../../../../domain/quality/point-note.ts';
import type { ChartPoint } from '../../../../stats-worker/quality/moving-index-chart.ts';

/** The two limit breaches that call for retraining, older first. */
export type Breaches = readonly [ChartPoint, ChartPoint];

/**
 * Returns the two breaches that call for retraining: the newest two points with a verdict, if both
 * exceed the limit (M-EVOLUTION). Points up to the day of a retraining do not count, so two later
 * breaches call for it again (QUA-57). Struck notes are ignored.
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
