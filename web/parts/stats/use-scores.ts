import { useQuery } from '@tanstack/react-query';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { PointsGlass } from '../../../stats-worker/award/score-samples.ts';
import { useStats } from './stats-provider.tsx';
import { scoresQuery } from './stats-queries.ts';

/**
 * React hook that computes the scores of a session's samples, in the order of `glasses` (SHT-6).
 * While a newer result is computed, the last one stays.
 */
export function useScores(
  glasses: readonly PointsGlass[] | null,
  sheet: PointsSheet | null,
  settings: PanelSettings | null,
): readonly (SampleScores | null)[] | null {
  const { data } = useQuery(scoresQuery(useStats(), { glasses, sheet, settings }));
  return glasses === null ? null : (data ?? null);
}
