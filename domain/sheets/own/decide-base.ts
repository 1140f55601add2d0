import { accept, type Result, refuse } from '../../refusal.ts';
import { isSheetId, SHEET_DEFINITIONS } from '../definition/definitions.ts';
import type { SheetDefinition } from '../definition/sheet-definition.ts';
import type { SheetCopyInput } from './own-sheet.ts';

/**
 * Decides what a panel's own sheet may be copied from: a built-in sheet or a published one of the
 * panel (SHT-9). A copy keeps the form of its original.
 */
export function decideBase(
  { base, draft }: Pick<SheetCopyInput, 'base' | 'draft'>,
  /** The panel's own sheet of that id; null where it has none. */
  own: SheetDefinition | null,
): Result<SheetDefinition, 'not-found'> {
  const sheet = isSheetId(base) ? SHEET_DEFINITIONS[base] : own;
  return sheet === null || sheet.form !== draft.form ? refuse('not-found') : accept(sheet);
}
