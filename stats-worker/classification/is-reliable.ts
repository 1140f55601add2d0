import type { MarkSummary } from '../statistics/mark-summary.ts';
import { isCvrWithinLimit } from '../statistics/variation-coefficient.ts';

/**
 * Whether a result is reliable: CVr at most 20 % for the predominant defect, if there is one, and
 * for fruity, if it was perceived (R) (M-RELIABLE). A result without any mark of fruity is not
 * reliable. An unreliable sample must be tasted again in another session. Example: defect CVr 14 %
 * and fruity CVr 20.0 %: reliable.
 */
export function isReliable(defect: MarkSummary | null, fruity: MarkSummary): boolean {
  if (fruity.n === 0) return false;
  return (defect === null || isCvrWithinLimit(defect)) && isCvrWithinLimit(fruity);
}
