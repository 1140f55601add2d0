import type { Assessment } from '../../../domain/words/assessment.ts';
import type { AttributeKey, DefectKey } from '../../../domain/words/attributes.ts';
import { figuresOf } from './figures-of.ts';

/** The greatest robust coefficient of variation (CVr, in per cent) of a reliable result (M-CVR). */
export const CVR_LIMIT = 20;

/**
 * A median below this, in cm, is near zero: it makes the CVr large by itself. The limit is a
 * convention of the product (P).
 */
export const NEAR_ZERO = 1;

/** A reason why a result is not reliable. Median and s* are in cm, CVr in per cent. */
export type ReliabilityReason = {
  readonly attribute: AttributeKey | DefectKey;
  readonly cvr: number;
  readonly median: number;
  readonly sStar: number;
  readonly nearZero: boolean;
};

/**
 * The attributes whose CVr exceeds the limit: the predominant defect when Md > 0, and fruity when
 * Mf > 0 (M-RELIABLE).
 */
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
