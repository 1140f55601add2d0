import { QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { medianUsed } from './median-used.ts';
import type { Series } from './observation.ts';
import type { QualityMaterial } from './quality-material.ts';
import { codeOfSeries } from './series.ts';
import { eachMark, TasterCollection, type TasterObservations } from './taster-observations.ts';

/**
 * The observations of a taster's deviation number: x - Me of every duplicate of the series
 * (notation N, form R/P) (M-DNT). A duplicate counts where the taster signed its official
 * replicate. Example: fruity 4.4 where the panel's median is 4.25: 0.15 cm.
 */
export function tasterDeviation(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  series: Series,
  most: number,
): TasterObservations {
  const found = new TasterCollection(history.columns.tasters.length, most);
  for (const { official, later, day, entersIndexes } of pairs) {
    const code = entersIndexes ? codeOfSeries(history, official, series) : null;
    const halves = code === null ? null : medianUsed(history, official, code);
    if (code === null || halves === null) continue;
    eachMark(history, official, code, (taster, mm) => {
      const parts = 2 * mm - halves;
      const deviation = parts / QUALITY_INDEXES.dn.unit;
      const [one, two] = [mm / 10, halves / 20];
      found.add(taster, {
        entry: official,
        other: official,
        later,
        day,
        code,
        found: one,
        against: two,
        parts,
        deviation,
      });
    });
  }
  return found.lists;
}
