import type { Assessment } from '../../../domain/words/assessment.ts';
import type { AttributeKey, DefectKey } from '../../../domain/words/attributes.ts';
import { figuresOf } from './figures-of.ts';

/** The greatest CVr, in per cent, of a reliable result (M-CVR). */
export const CVR_LIMIT = 20;

/** A median below this, in cm, makes CVr large by itself; the page says so (P). */
export const NEAR_ZERO = 1;

/** One reason why a result is not reliable. Median and s* in cm, CVr in per cent. */
export type ReliabilityReason = {
  readonly attribute: AttributeKey | DefectKey;
  readonly cvr: number;
  readonly median: number;
  readonly sStar: number;
  readonly nearZero: boolean;
};

/** M-RELIABLE: the attributes whose CVr is beyond the limit: the predominant defect when Md > 0, fruity when Mf > 0. */
export function reliabilityReasons(assessment: Assessment): readonly ReliabilityReason[] {
  const asked: (AttributeKey | DefectKey)[] = [];
  if ((assessment.md ?? 0) > 0 && assessment.predominantDefect !== null)
    asked.push(assessment.predominantDefect);
  if ((assessment.mf ?? 0) > 0) asked.push('fruity');
  return asked.flatMap((attribute) => {
    const figures = figuresOf(assessment, attribute);
    const { cvr = null, median = null, sStar = null } = figures ?? {};
    if (cvr === null || median === null || sStar === null || cvr <= CVR_LIMIT) return [];
    return [{ attribute, cvr, median, sStar, nearZero: median < NEAR_ZERO }];
  });
}
