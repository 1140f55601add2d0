import type { EvaluationValue } from '../documents/evaluation.document.ts';
import { areOfSheet } from './definition/points.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';

/**
 * Whether a document has answers that its sheet does not ask for (SHT-3). Such are points on a
 * sheet of lines, lengths on a sheet of points, points of another sheet, or more than an item's
 * maximum. The definition is the one that the server served, never one from a device.
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
