import { QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { referenceParts, type Series } from './observation.ts';
import type { QualityMaterial } from './quality-material.ts';
import { assignedInSeries } from './series.ts';
import { eachMark, TasterCollection, type TasterObservations } from './taster-observations.ts';

/**
 * The observations of a taster's deviation from reference: x - R of every reference material of the
 * series (P) (M-DNR). A material counts where the taster signed a sheet of it. Example: fusty 2.5
 * where 2.0 is assigned: 0.5 cm.
 */
export function tasterReferenceDeviation(
  history: AssessedHistory,
  { references }: QualityMaterial,
  series: Series,
  most: number,
): TasterObservations {
  const found = new TasterCollection(history.columns.tasters.length, most);
  for (const { reference, entry, day, entersIndexes } of references) {
    const judged = entersIndexes ? assignedInSeries(reference, series) : null;
    if (judged === null) continue;
    const { code, assigned } = judged;
    const against = assigned.median;
    eachMark(history, entry, code, (taster, mm) => {
      const parts = mm * (QUALITY_INDEXES.dnReference.unit / 10) - referenceParts(against);
      const deviation = parts / QUALITY_INDEXES.dnReference.unit;
      found.add(taster, {
        entry,
        other: entry,
        later: entry,
        day,
        code,
        found: mm / 10,
        against,
        parts,
        deviation,
      });
    });
  }
  return found.lists;
}
