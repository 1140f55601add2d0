import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS, type DefectKey } from '../../domain/words/attributes.ts';
import { LINES, type SheetColumns, UNANSWERED } from '../marks/sheet-columns.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import type { QuantileType } from '../statistics/quartiles.ts';
import { descriptorSummary, lineSummary } from './line-summary.ts';
import { descriptorMark } from './other-descriptors.ts';
import type { SheetGroup } from './sheet-group.ts';

/**
 * The code of an attribute: the index of a line of the sheet, 0 to 8, or LINES + the index of a
 * descriptor.
 */
export type ScoreCode = number;

/** The score code of fruity. */
export const FRUITY_CODE: ScoreCode = ATTRIBUTE_KEYS.indexOf('fruity');

/** The score code of a defect, a line or a descriptor, or of fruity. */
export function defectCode(key: DefectKey | 'fruity'): ScoreCode {
  for (let line = 0; line < LINES; line += 1) if (ATTRIBUTE_KEYS[line] === key) return line;
  for (let place = 0; place < DESCRIPTOR_KEYS.length; place += 1)
    if (DESCRIPTOR_KEYS[place] === key) return LINES + place;
  return LINES;
}

/** The defect of a score code; null for any other attribute. */
export function defectOfCode(code: ScoreCode): DefectKey | null {
  if (code >= LINES) return DESCRIPTOR_KEYS[code - LINES] ?? null;
  const key = ATTRIBUTE_KEYS[code];
  return key === 'fusty' ||
    key === 'musty' ||
    key === 'winey' ||
    key === 'frostbitten' ||
    key === 'rancid'
    ? key
    : null;
}

/** One sheet's mark of a score code, mm, or UNANSWERED (M-DEFECT for descriptors). */
export const markOf = (columns: SheetColumns, sheet: number, code: ScoreCode): number =>
  code >= LINES
    ? descriptorMark(columns, sheet, code - LINES + 1)
    : (columns.marks[sheet * LINES + code] ?? UNANSWERED);

/** The exact summary of a score code over the sheets of a group. */
export const codeSummary = (
  group: SheetGroup,
  code: ScoreCode,
  quantile: QuantileType,
): MarkSummary =>
  code >= LINES
    ? descriptorSummary(group, code - LINES + 1, quantile)
    : lineSummary(group, code, quantile);
