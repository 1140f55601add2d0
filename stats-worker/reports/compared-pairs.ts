import type { OilClass } from '../../domain/words/assessment.ts';
import type { DefectKey } from '../../domain/words/attributes.ts';
import { compareDuplicate, type DuplicateComparison } from '../duplicates/compare-duplicate.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf } from '../marks/calendar-day.ts';
import type { QualityMaterial } from '../quality/quality-material.ts';
import { replicateOf } from './replicate-of.ts';

/** One half of a compared pair. Medians in cm, unrounded. */
export type PairHalf = {
  readonly session: string;
  readonly date: string;
  /** Its predominant defect, or null: then the median of the defect is 0 (M-EN). */
  readonly defect: DefectKey | null;
  readonly md: number;
  readonly mf: number;
  readonly class: OilClass;
};

/**
 * A duplicate that quality control counts, with both halves and their comparison (M-EN, M-PAIR).
 */
export type ComparedPair = {
  readonly sample: string;
  /** Of the later half. */
  readonly date: string;
  readonly halves: readonly [PairHalf, PairHalf];
  readonly comparison: DuplicateComparison;
};

/**
 * Compares the duplicates behind the panel's precision, each as an assessment compares it; newest
 * first (M-EN).
 */
export function comparedPairs(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
): readonly ComparedPair[] {
  const { columns, entries, settings } = history;
  return pairs.map(({ first, second, day }) => {
    const half = (entry: number): PairHalf => {
      const session = entries.session[entry] ?? 0;
      const { defect, defectSummary, fruity, class: of } = replicateOf(history, entry);
      return {
        session: columns.sessions[session] ?? '',
        date: dateOf(columns.sessionDay[session] ?? 0),
        defect,
        md: defectSummary.medianHalves / 20,
        mf: fruity.medianHalves / 20,
        class: of,
      };
    };
    return {
      sample: columns.samples[entries.sample[first] ?? 0] ?? '',
      date: dateOf(day),
      halves: [half(first), half(second)],
      comparison: compareDuplicate(
        replicateOf(history, first),
        replicateOf(history, second),
        settings,
      ),
    };
  });
}
