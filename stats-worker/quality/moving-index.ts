import type { IndexKind } from '../../domain/quality/quality-indexes.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Entries } from '../history/find-entries.ts';
import { monthsBefore } from '../marks/calendar-day.ts';
import { isAboveWarning, type QualityIndex, qualityIndex, WINDOW_MONTHS } from './index-value.ts';
import type { Observation } from './observation.ts';

/** The value of a moving index after one session. */
export type MovingPoint = {
  /** Index of the session in the columns. */
  readonly session: number;
  readonly day: number;
  readonly index: QualityIndex;
  /** Whether it is above the warning line of its limit. */
  readonly isAboveWarning: boolean;
};

/**
 * Computes a moving index after each session that added to it, oldest first (M-EVOLUTION). Each
 * value is over the newest `most` observations of at most the six months before. The observations
 * are newest first. Example: with `most` 6, after the eighth session of one duplicate each, over
 * the third to the eighth.
 */
export function movingIndex(
  { session }: Entries,
  kind: IndexKind,
  observations: readonly Observation[],
  most: number,
  settings: PanelSettings,
): readonly MovingPoint[] {
  const points: MovingPoint[] = [];
  const seen = new Set<number>();
  for (const [place, { later, day }] of observations.entries()) {
    const of = session[later] ?? 0;
    if (seen.has(of)) continue;
    seen.add(of);
    const first = monthsBefore(day, WINDOW_MONTHS);
    const window = observations.slice(place, place + most).filter((one) => one.day >= first);
    points.push({
      session: of,
      day,
      index: qualityIndex(kind, window, settings),
      isAboveWarning: isAboveWarning(kind, window, settings),
    });
  }
  return points.reverse();
}
