import type { DefectKey } from '../../domain/words/attributes.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { compareCvr } from '../statistics/variation-coefficient.ts';

/** A defect that may be the predominant one, with its exact summary. */
export type DefectCandidate = { readonly key: DefectKey; readonly summary: MarkSummary };

/**
 * M-DEFECT: the defect with the greatest unrounded median above zero, or null. A tie goes to the smaller CVr, then to
 * the earlier on the sheet; the candidates come in the sheet's order.
 * Example: fusty 2.15 and rancid 2.20 cm: rancid, although fusty is earlier and both print as 2.2.
 */
export function predominantDefect(candidates: readonly DefectCandidate[]): DefectCandidate | null {
  let best: DefectCandidate | null = null;
  for (const candidate of candidates) {
    if (candidate.summary.medianHalves === 0) continue;
    if (best === null || isGreater(candidate.summary, best.summary)) best = candidate;
  }
  return best;
}

/** M-DEFECT: the defects that share the greatest median with the predominant one, which screens show beside it. */
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
