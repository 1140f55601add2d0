import type { Assessment, Figures } from '../../../domain/words/assessment.ts';
import type { DefectKey } from '../../../domain/words/attributes.ts';
import { type AttributeKey, isAttributeKey } from '../../../domain/words/attributes.ts';

/**
 * The figures of an attribute, or of a descriptor. Null for a descriptor that fewer than half of
 * the sheets named (M-DEFECT).
 */
export function figuresOf(assessment: Assessment, key: AttributeKey | DefectKey): Figures | null {
  return isAttributeKey(key) ? assessment.attributes[key] : (assessment.others[key] ?? null);
}
