import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import type { MethodProfile } from '../method/method-profile.ts';
import { LINES, type SheetColumns, UNANSWERED } from './sheet-columns.ts';

/**
 * The sheets that count by a version of the method: those with an answer on every line, or all of
 * them (P) (M-COMPLETE). Example: eight sheets, one without a mark for pungent: seven count, and
 * state no class.
 */
export const countingSheets = (
  sheets: readonly ScoredSheet[],
  { countsWholeSheetsOnly }: MethodProfile,
): readonly ScoredSheet[] =>
  countsWholeSheetsOnly
    ? sheets.filter(({ marks }) => ATTRIBUTE_KEYS.every((key) => marks[key] !== undefined))
    : sheets;

/** Whether a sheet of a history has an answer on every line (M-COMPLETE). */
export function isWholeSheet({ marks }: SheetColumns, sheet: number): boolean {
  for (let line = 0; line < LINES; line += 1)
    if (marks[sheet * LINES + line] === UNANSWERED) return false;
  return true;
}

/** The lines of a sheet of a history without an answer (M-COMPLETE). */
export const missingLines = ({ marks }: SheetColumns, sheet: number): readonly AttributeKey[] =>
  ATTRIBUTE_KEYS.filter((_, line) => marks[sheet * LINES + line] === UNANSWERED);
