/** What acceptance asks for, by the name of what is not met (M-ACCEPT). */
export const CRITERIA = [
  'fewer-than-8',
  'more-than-12',
  'not-reliable',
  'duplicate-beyond',
  'category-differs',
  'defect-differs',
  'reference-beyond',
] as const;

/** One criterion that is not met, for which sample, and in which replicate where it is about one. */
export type FailedCriterion = {
  readonly code: (typeof CRITERIA)[number];
  readonly sample: string;
  readonly replicate: number | null;
};
