import type { DuplicateComparison } from '../duplicates/compare-duplicate.ts';

/** Test data: the comparison of two halves that agree, accepted as a virgin oil. */
export const acceptedComparison = (
  change: Partial<DuplicateComparison> = {},
): DuplicateComparison => ({
  enDefect: 0.2,
  enFruity: 0.3,
  accepted: true,
  categoryMatch: true,
  defectMatch: true,
  md: 2.1,
  mf: 3.4,
  class: 'VOO',
  ...change,
});
