import type { FailedCriterion } from '../words/failed-criterion.ts';
import { FEWEST_EVALUATIONS } from '../words/fewest-evaluations.ts';
/** The facts of one result for acceptance. */
export type JudgedResult = {
  readonly sample: string;
  readonly replicate: number;
  readonly n: number;
  readonly reliable: boolean;
  /**
   * Whether one of its sheets was left out after its figures were open; versions of the method
   * before the third ignore it.
   */
  readonly leftOutAfterFigures?: boolean;
};

/**
 * The facts of one duplicate for acceptance; the matches are judged only where the settings require
 * it.
 */
export type JudgedDuplicate = {
  readonly sample: string;
  readonly accepted: boolean;
  readonly categoryMatch: boolean;
  readonly defectMatch: boolean;
};

/**
 * The criteria of a session's acceptance that fail; if it is empty, no reason is needed to validate
 * (M-ACCEPT). `references` are the samples whose reference check (M-RM) failed.
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
