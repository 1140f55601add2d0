import { QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { medianUsed } from './median-used.ts';
import { type Observation, referenceParts, type Series } from './observation.ts';
import type { QualityMaterial } from './quality-material.ts';
import { assignedInSeries } from './series.ts';

/**
 * The observations of the panel's deviation number: Me - R of every reference material of the
 * series, newest first (P) (M-DNP). One whose predominant defect the panel did not find is left out
 * where the setting *matching defect* requires it. Example: assigned rancid 2.0 and fruity 3.5; the
 * panel finds rancid 2.3 and fruity 3.4: 0.3 and -0.1 cm.
 */
export function panelDeviation(
  history: AssessedHistory,
  { references }: QualityMaterial,
  series: Series,
): readonly Observation[] {
  return references.flatMap(({ reference, entry, day, isMatching, entersIndexes }) => {
    if (!entersIndexes) return [];
    if (history.settings.matchingDefect && !isMatching) return [];
    const judged = assignedInSeries(reference, series);
    const halves = judged === null ? null : medianUsed(history, entry, judged.code);
    if (judged === null || halves === null) return [];
    const { code, assigned } = judged;
    const parts = halves * (QUALITY_INDEXES.dnPanel.unit / 20) - referenceParts(assigned.median);
    const [found, against] = [halves / 20, assigned.median];
    return [
      {
        entry,
        other: entry,
        later: entry,
        day,
        code,
        found,
        against,
        parts,
        deviation: parts / QUALITY_INDEXES.dnPanel.unit,
      },
    ];
  });
}
