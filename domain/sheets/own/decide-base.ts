import { accept, type Result, refuse } from '../../refusal.ts';
import { isSheetId, SHEET_DEFINITIONS } from '../definition/definitions.ts';
import type { SheetDefinition } from '../definition/sheet-definition.ts';
import type { SheetCopyInput } from './own-sheet.ts';

/** SHT-9: what is copied is a sheet of the program or a published one of the panel; a copy has the form of what it copies. */
export function decideBase(
  { base, draft }: Pick<SheetCopyInput, 'base' | 'draft'>,
  /** The panel's own of that id; null where it has none. */
  own: SheetDefinition | null,
): Result<SheetDefinition, 'not-found'> {
  const sheet = isSheetId(base) ? SHEET_DEFINITIONS[base] : own;
  return sheet === null || sheet.form !== draft.form ? refuse('not-found') : accept(sheet);
}
