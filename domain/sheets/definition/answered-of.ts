import type { EvaluationValue } from '../../documents/evaluation.document.ts';
import { itemsOf } from './points.ts';
import type { SheetDefinition } from './sheet-definition.ts';

/**
 * The progress of a sheet: how many items have an answer, of how many (SHT-1). "Not perceived" and
 * no points are answers (M-SCALE).
 */
export function answeredOf(
  sheet: Pick<EvaluationValue, 'marks' | 'points'>,
  definition: SheetDefinition,
): { readonly answered: number; readonly of: number } {
  const has =
    definition.form === 'lines'
      ? definition.items.map(({ attribute }) => sheet.marks[attribute] !== undefined)
      : itemsOf(definition).map(({ key }) => sheet.points?.[key] !== undefined);
  return { answered: has.filter(Boolean).length, of: has.length };
}
