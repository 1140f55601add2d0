import { DEFECT_LINES } from '../assessment/exact-assessment.ts';
import { FRUITY_CODE } from '../classification/defect-code.ts';
import type { Replicate } from '../duplicates/compare-duplicate.ts';
import {
  type AssessedHistory,
  summaryOfDefect,
  summaryOfLine,
} from '../history/assessed-history.ts';
import { foundDefect } from '../quality/quality-material.ts';

/** The figures of one entry for the comparison of duplicates (M-EN). */
export function replicateOf(history: AssessedHistory, entry: number): Replicate {
  const { entries } = history;
  const defectSummary = summaryOfDefect(history, entry);
  return {
    n: (entries.start[entry + 1] ?? 0) - (entries.start[entry] ?? 0),
    defect: foundDefect(history, entry),
    defectSummary,
    fruity: summaryOfLine(history, entry, FRUITY_CODE),
    hasDefectAnswers:
      defectSummary.n > 0 ||
      DEFECT_LINES.some((_, line) => summaryOfLine(history, entry, line).n > 0),
    class: history.class[entry] ?? 'NOCLASIFICATED',
  };
}
