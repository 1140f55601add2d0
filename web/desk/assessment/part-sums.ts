import type { Points } from '../../../domain/documents/evaluation.document.ts';
import { soFar } from '../../../domain/sheets/definition/points.ts';
import type { PointsItem } from '../../../domain/sheets/definition/sheet-definition.ts';

/** SHT-6: what each sheet gives to some items together. */
export const partSums = (
  sheets: readonly Points[],
  items: readonly PointsItem[],
): readonly number[] => sheets.map((points) => soFar(items, points).points ?? 0);
