import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CRITERIA, type FailedCriterion } from '../../../domain/words/failed-criterion.ts';

/** Message for a validation criterion that is not met; null for an unknown code. */
export function criterionMessage(code: string): MessageDescriptor | null {
  const known = CRITERIA.find((criterion) => criterion === code);
  return known === undefined ? null : WORDS[known];
}

const WORDS: Readonly<Record<FailedCriterion['code'], MessageDescriptor>> = {
  'fewer-than-8': msg`fewer than 8 valid sheets`,
  'more-than-12': msg`more than 12 valid sheets`,
  'not-reliable': msg`CVr above 20 %`,
  'duplicate-beyond': msg`the duplicates differ by more than En allows`,
  'category-differs': msg`the duplicates have different categories`,
  'defect-differs': msg`the duplicates have different predominant defects`,
  'reference-beyond': msg`the reference material is beyond its assigned value`,
  'left-out-after-figures': msg`a sheet was left out after figures opened`,
  'plan-differs': msg`the plan says something else than was served`,
};
