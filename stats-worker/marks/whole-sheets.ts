import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import type { MethodProfile } from '../method/method-profile.ts';
import { LINES, type SheetColumns, UNANSWERED } from './sheet-columns.ts';

/**
 * M-COMPLETE (P): the sheets that count by a version of the method: those with an answer on every line, or all of them.
 * Example: eight sheets, one without a mark for pungent: seven count, and state no class.
 */
export const countingSheets = (
  sheets: readonly ScoredSheet[],
  { countsWholeSheetsOnly }: MethodProfile,
): readonly ScoredSheet[] =>
  countsWholeSheetsOnly
    ? sheets.filter(({ marks }) => ATTRIBUTE_KEYS.every((key) => marks[key] !== undefined))
    : sheets;

/** M-COMPLETE: whether a sheet of a history has an answer on every line. */
export function isWholeSheet({ marks }: SheetColumns, sheet: number): boolean {
  for (let line = 0; line < LINES; line += 1)
    if (marks[sheet * LINES + line] === UNANSWERED) return false;
  return true;
}

/** M-COMPLETE: the lines of a sheet of a history without an answer. */
export const missingLines = ({ marks }: SheetColumns, sheet: number): readonly AttributeKey[] =>
  ATTRIBUTE_KEYS.filter((_, line) => marks[sheet * LINES + line] === UNANSWERED);
