import type { Points } from '../../../domain/documents/evaluation.document.ts';
import { soFar } from '../../../domain/sheets/definition/points.ts';
import type { PointsItem } from '../../../domain/sheets/definition/sheet-definition.ts';

/** The sum of points of some items on each sheet (SHT-6). */
export const partSums = (
  sheets: readonly Points[],
  items: readonly PointsItem[],
): readonly number[] => sheets.map((points) => soFar(items, points).points ?? 0);
