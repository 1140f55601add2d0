import type { DefectKey } from '../../domain/sheet/attributes.ts';
import { type AttributeKey, isAttributeKey } from '../../domain/sheet/attributes.ts';
import type { Assessment, Figures } from '../../stats-worker/assessment/assessment.ts';

/** The figures of an attribute, or of a descriptor that was named by at least half of the sheets (M-DEFECT); else null. */
export function figuresOf(assessment: Assessment, key: AttributeKey | DefectKey): Figures | null {
  return isAttributeKey(key) ? assessment.attributes[key] : (assessment.others[key] ?? null);
}
