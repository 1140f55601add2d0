import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';

/** How many of the sheet's lines have an answer; "not perceived" is one (M-SCALE). */
export const answeredCount = (sheet: Pick<EvaluationValue, 'marks'>): number =>
  ATTRIBUTE_KEYS.filter((key) => sheet.marks[key] !== undefined).length;
