import type { EvaluationValue } from '../documents/evaluation.document.ts';
import { areOfSheet } from './definition/points.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';

/**
 * SHT-3: whether a document holds answers that its sheet does not ask for: points on a sheet of lines, lengths on a sheet of
 * points, points of another sheet, or more than an item has. Which sheet it is, is what the server served; no device says it.
 */
export function hasForeignAnswers(
  sheet: Pick<EvaluationValue, 'marks' | 'points' | 'fruityKind' | 'otherDescriptor'>,
  definition: SheetDefinition,
): boolean {
  const points = sheet.points ?? {};
  if (definition.form === 'lines') return Object.keys(points).length > 0;
  const { marks, fruityKind, otherDescriptor } = sheet;
  const hasLines = Object.keys(marks).length > 0 || fruityKind !== null || otherDescriptor !== null;
  return hasLines || !areOfSheet(points, definition);
}
