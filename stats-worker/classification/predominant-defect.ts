import type { DefectKey } from '../../domain/words/attributes.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { compareCvr } from '../statistics/variation-coefficient.ts';

/** A candidate for the predominant defect, with its exact summary. */
export type DefectCandidate = { readonly key: DefectKey; readonly summary: MarkSummary };

/**
 * Finds the predominant defect: the one with the greatest unrounded median above zero, or null
 * (M-DEFECT). Of equal medians the smaller CVr wins, then the earlier on the sheet; the candidates
 * are in the sheet's order. Example: fusty 2.15 and rancid 2.20 cm: rancid, although fusty is
 * earlier and both print as 2.2.
 */
export function predominantDefect(candidates: readonly DefectCandidate[]): DefectCandidate | null {
  let best: DefectCandidate | null = null;
  for (const candidate of candidates) {
    if (candidate.summary.medianHalves === 0) continue;
    if (best === null || isGreater(candidate.summary, best.summary)) best = candidate;
  }
  return best;
}

/**
 * The defects with the same greatest median as the predominant one, which screens show with it
 * (M-DEFECT).
 */
export function tiedDefects(candidates: readonly DefectCandidate[]): readonly DefectCandidate[] {
  const best = predominantDefect(candidates);
  if (best === null) return [];
  const tied = candidates.filter(
    ({ summary }) => summary.medianHalves === best.summary.medianHalves,
  );
  return tied.length > 1 ? tied : [];
}

function isGreater(left: MarkSummary, right: MarkSummary): boolean {
  if (left.medianHalves !== right.medianHalves) return left.medianHalves > right.medianHalves;
  return compareCvr(left, right) < 0;
}
