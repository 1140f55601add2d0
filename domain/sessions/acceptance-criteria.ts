import type { FailedCriterion } from '../words/failed-criterion.ts';
import { FEWEST_EVALUATIONS } from '../words/fewest-evaluations.ts';
/** What acceptance asks of one result. `class` tells a stated result from none. */
export type JudgedResult = {
  readonly sample: string;
  readonly replicate: number;
  readonly n: number;
  readonly reliable: boolean;
  /** Whether a sheet of it was left out after its figures were open; not judged by the versions before the third. */
  readonly leftOutAfterFigures?: boolean;
};

/** What acceptance asks of one duplicate; the matches are judged only where the settings ask. */
export type JudgedDuplicate = {
  readonly sample: string;
  readonly accepted: boolean;
  readonly categoryMatch: boolean;
  readonly defectMatch: boolean;
};

/**
 * M-ACCEPT: which criteria of a session's acceptance fail. Empty when it may be validated without a reason.
 * `references` are the samples whose reference check (M-RM) failed.
 */
export function failedCriteria(
  results: readonly JudgedResult[],
  duplicates: readonly JudgedDuplicate[],
  references: readonly string[],
  asked: { readonly categoryMatch: boolean; readonly defectMatch: boolean },
): readonly FailedCriterion[] {
  const ofResults = results.flatMap((result) => {
    const { sample, replicate, n, reliable, leftOutAfterFigures = false } = result;
    const failed: FailedCriterion[] = [];
    if (n < FEWEST_EVALUATIONS) failed.push({ code: 'fewer-than-8', sample, replicate });
    if (n > 12) failed.push({ code: 'more-than-12', sample, replicate });
    if (!reliable) failed.push({ code: 'not-reliable', sample, replicate });
    if (leftOutAfterFigures) failed.push({ code: 'left-out-after-figures', sample, replicate });
    return failed;
  });
  const ofDuplicates = duplicates.flatMap((pair) => {
    const { sample } = pair;
    const failed: FailedCriterion[] = [];
    if (!pair.accepted) failed.push({ code: 'duplicate-beyond', sample, replicate: null });
    if (asked.categoryMatch && !pair.categoryMatch)
      failed.push({ code: 'category-differs', sample, replicate: null });
    if (asked.defectMatch && !pair.defectMatch)
      failed.push({ code: 'defect-differs', sample, replicate: null });
    return failed;
  });
  const ofReferences = references.map(
    (sample): FailedCriterion => ({ code: 'reference-beyond', sample, replicate: null }),
  );
  return [...ofResults, ...ofDuplicates, ...ofReferences];
}
