import { codeSummary, FRUITY_CODE, type ScoreCode } from '../classification/defect-code.ts';
import { halvesUsed } from '../duplicates/compare-duplicate.ts';
import {
  type AssessedHistory,
  groupOfEntry,
  summaryOfDefect,
  summaryOfLine,
} from '../history/assessed-history.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';

/**
 * The panel's median in half mm for the indexes (M-MEDIAN, M-QC). It is rounded to 0.1 cm where the
 * setting *use of rounded median* requires it; null without an answer. Example: 3.05 cm is 61, and
 * 62 where the panel rounds.
 */
export function medianUsed(
  history: AssessedHistory,
  entry: number,
  code: ScoreCode,
): number | null {
  const summary = summaryOfCode(history, entry, code);
  return summary.n === 0 ? null : halvesUsed(summary, history.settings.roundedMedian);
}

/** The exact summary of any attribute, defect or descriptor of an entry (M-STAT). */
export function summaryOfCode(
  history: AssessedHistory,
  entry: number,
  code: ScoreCode,
): MarkSummary {
  if (code <= FRUITY_CODE) return summaryOfLine(history, entry, code);
  if (history.defect[entry] === code) return summaryOfDefect(history, entry);
  return codeSummary(groupOfEntry(history, entry), code, history.settings.quantile);
}
