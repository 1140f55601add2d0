import {
  type AttributeKey,
  type DefectKey,
  isAttributeKey,
} from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';

/**
 * The marks in mm from which an attribute's figures are computed. A line without an answer is left
 * out (M-SCALE). For a descriptor, a sheet that does not name it counts as 0 (M-DEFECT).
 */
export const marksOf = (
  sheets: readonly ScoredSheet[],
  key: AttributeKey | DefectKey,
): readonly number[] =>
  sheets.flatMap((sheet): readonly number[] => {
    if (!isAttributeKey(key)) return [sheet.otherDescriptor === key ? (sheet.marks.other ?? 0) : 0];
    const mm = sheet.marks[key];
    return mm === undefined ? [] : [mm];
  });
