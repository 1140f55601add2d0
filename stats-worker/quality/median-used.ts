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
 * M-MEDIAN, M-QC: the panel's median in half mm as the indexes use it: rounded to 0.1 cm where the setting *use of rounded
 * median* asks for it; null without an answer. Example: 3.05 cm is 61, and 62 where the panel rounds.
 */
export function medianUsed(
  history: AssessedHistory,
  entry: number,
  code: ScoreCode,
): number | null {
  const summary = summaryOfCode(history, entry, code);
  return summary.n === 0 ? null : halvesUsed(summary, history.settings.roundedMedian);
}

/** M-STAT: the exact summary of any attribute, defect or descriptor of an entry. */
export function summaryOfCode(
  history: AssessedHistory,
  entry: number,
  code: ScoreCode,
): MarkSummary {
  if (code <= FRUITY_CODE) return summaryOfLine(history, entry, code);
  if (history.defect[entry] === code) return summaryOfDefect(history, entry);
  return codeSummary(groupOfEntry(history, entry), code, history.settings.quantile);
}
