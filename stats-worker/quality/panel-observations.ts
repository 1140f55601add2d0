import { codeSummary, FRUITY_CODE, type ScoreCode } from '../classification/defect-code.ts';
import { halvesUsed } from '../duplicates/compare-duplicate.ts';
import {
  type AssessedHistory,
  groupOfEntry,
  summaryOfDefect,
  summaryOfLine,
} from '../history/assessed-history.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { type Observation, referenceParts, type Series, UNITS } from './observation.ts';
import type { QualityMaterial } from './quality-material.ts';
import { assignedInSeries, codeOfSeries } from './series.ts';

/**
 * M-PNP: Me1 - Me2 of every duplicate of the series, newest first; both medians are of the attribute that the official
 * replicate names.
 */
export function panelPrecision(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  series: Series,
): readonly Observation[] {
  return pairs.flatMap(({ first, second, official, day }) => {
    const code = codeOfSeries(history, official, series);
    if (code === null) return [];
    const one = medianUsed(history, first, code);
    const two = medianUsed(history, second, code);
    if (one === null || two === null) return [];
    const parts = one - two;
    const [found, against] = [one / 20, two / 20];
    const deviation = parts / UNITS.pnPanel;
    return [{ entry: official, day, code, found, against, parts, deviation }];
  });
}

/**
 * M-DNP: Me - R of every reference material of the series, newest first. One whose predominant defect the panel did not
 * find is kept out where the setting *matching defect* asks for it.
 */
export function panelDeviation(
  history: AssessedHistory,
  { references }: QualityMaterial,
  series: Series,
): readonly Observation[] {
  return references.flatMap(({ reference, entry, day, isMatching }) => {
    if (history.settings.matchingDefect && !isMatching) return [];
    const judged = assignedInSeries(reference, series);
    const halves = judged === null ? null : medianUsed(history, entry, judged.code);
    if (judged === null || halves === null) return [];
    const parts = halves * (UNITS.dnPanel / 20) - referenceParts(judged.assigned.median);
    const { code, assigned } = judged;
    const [found, against] = [halves / 20, assigned.median];
    return [{ entry, day, code, found, against, parts, deviation: parts / UNITS.dnPanel }];
  });
}

/** M-MEDIAN: the panel's median in half mm as the indexes use it; null without an answer. */
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
