import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS, type DefectKey } from '../../domain/words/attributes.ts';
import { LINES, type SheetColumns, UNANSWERED } from '../marks/sheet-columns.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import type { QuantileType } from '../statistics/quartiles.ts';
import { descriptorSummary, lineSummary } from './line-summary.ts';
import { descriptorMark } from './other-descriptors.ts';
import type { SheetGroup } from './sheet-group.ts';

/** What scores are read of: a line of the sheet by its place, 0 to 8, or LINES + the place of a descriptor. */
export type ScoreCode = number;

/** The code of fruity. */
export const FRUITY_CODE: ScoreCode = ATTRIBUTE_KEYS.indexOf('fruity');

/** The code of a defect, a line or a descriptor, or of fruity. */
export function defectCode(key: DefectKey | 'fruity'): ScoreCode {
  for (let line = 0; line < LINES; line += 1) if (ATTRIBUTE_KEYS[line] === key) return line;
  for (let place = 0; place < DESCRIPTOR_KEYS.length; place += 1)
    if (DESCRIPTOR_KEYS[place] === key) return LINES + place;
  return LINES;
}

/** The defect of a code; null when it is not one. */
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

/** One sheet's mark of what the code names, mm, or UNANSWERED (M-DEFECT for descriptors). */
export const markOf = (columns: SheetColumns, sheet: number, code: ScoreCode): number =>
  code >= LINES
    ? descriptorMark(columns, sheet, code - LINES + 1)
    : (columns.marks[sheet * LINES + code] ?? UNANSWERED);

/** The exact summary of what the code names. */
export const codeSummary = (
  group: SheetGroup,
  code: ScoreCode,
  quantile: QuantileType,
): MarkSummary =>
  code >= LINES
    ? descriptorSummary(group, code - LINES + 1, quantile)
    : lineSummary(group, code, quantile);
