import { QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { UNANSWERED } from '../marks/sheet-columns.ts';
import type { Series } from './observation.ts';
import type { QualityMaterial } from './quality-material.ts';
import { codeOfSeries } from './series.ts';
import { eachMark, TasterCollection, type TasterObservations } from './taster-observations.ts';

/**
 * The observations of a taster's precision number: x1 - x2 of every duplicate of the series
 * (notation N, form R/P) (M-PNT). A duplicate counts where the taster signed both replicates with
 * an answer. Example: fruity 4.0 and 4.4 in the two replicates: -0.4 cm.
 */
export function tasterPrecision(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  series: Series,
  most: number,
): TasterObservations {
  const { columns } = history;
  const found = new TasterCollection(columns.tasters.length, most);
  const markBefore = new Uint8Array(columns.tasters.length).fill(UNANSWERED);
  for (const { first, second, official, later, day, entersIndexes } of pairs) {
    const code = entersIndexes ? codeOfSeries(history, official, series) : null;
    if (code === null) continue;
    eachMark(history, first, code, (taster, mm) => {
      markBefore[taster] = mm;
    });
    eachMark(history, second, code, (taster, mm) => {
      const before = markBefore[taster] ?? UNANSWERED;
      if (before === UNANSWERED) return;
      const parts = before - mm;
      const deviation = parts / QUALITY_INDEXES.pn.unit;
      const [one, two] = [before / 10, mm / 10];
      found.add(taster, {
        entry: official,
        other: official === first ? second : first,
        later,
        day,
        code,
        found: one,
        against: two,
        parts,
        deviation,
      });
    });
    eachMark(history, first, code, (taster) => {
      markBefore[taster] = UNANSWERED;
    });
  }
  return found.lists;
}
