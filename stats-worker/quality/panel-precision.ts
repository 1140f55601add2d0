import { QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { medianUsed } from './median-used.ts';
import type { Observation, Series } from './observation.ts';
import type { QualityMaterial } from './quality-material.ts';
import { codeOfSeries } from './series.ts';

/**
 * The observations of the panel's precision number: Me1 - Me2 of every duplicate of the series,
 * newest first (P) (M-PNP). Both medians are of the attribute that the official replicate names.
 * Example: fusty 2.1 in replicate 1, the official one, and 2.4 in replicate 2, which is rancid 3.0:
 * -0.3 cm.
 */
export function panelPrecision(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  series: Series,
): readonly Observation[] {
  return pairs.flatMap(({ first, second, official, later, day, entersIndexes }) => {
    const code = entersIndexes ? codeOfSeries(history, official, series) : null;
    if (code === null) return [];
    const one = medianUsed(history, first, code);
    const two = medianUsed(history, second, code);
    if (one === null || two === null) return [];
    const parts = one - two;
    const [found, against] = [one / 20, two / 20];
    const deviation = parts / QUALITY_INDEXES.pnPanel.unit;
    const other = official === first ? second : first;
    return [{ entry: official, other, later, day, code, found, against, parts, deviation }];
  });
}
