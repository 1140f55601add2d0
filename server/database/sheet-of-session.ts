import { isSheetId, sheetDefinition } from '../../domain/sheets/definition/definitions.ts';
import type { SheetDefinition } from '../../domain/sheets/definition/sheet-definition.ts';
import { isOwnSheetId } from '../../domain/sheets/own/draft-of.ts';
import type { PanelScope } from './database.ts';
import { findOwnDefinition } from './panel-sheets.ts';

/**
 * SHT-1, SHT-9: the definition that a session names by an id: one of the program's, or a published version of the panel's own.
 * An own one that is not there throws: by another sheet nothing could be judged.
 */
export async function definitionOf(scope: PanelScope, id: string): Promise<SheetDefinition> {
  if (isSheetId(id) || !isOwnSheetId(id)) return sheetDefinition(id);
  const own = await findOwnDefinition(scope, id);
  if (own === null) throw new Error(`the sheet ${id} is not among those of the panel`);
  return own;
}
