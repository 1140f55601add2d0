import { isSheetId, sheetDefinition } from '../../../domain/sheets/definition/definitions.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { isOwnSheetId } from '../../../domain/sheets/own/draft-of.ts';
import type { PanelScope } from '../database.ts';
import { findOwnDefinition } from '../installation/panel-sheets.ts';

/**
 * The sheet definition of a session by its id: a built-in one, or a published version of the
 * panel's own (SHT-1, SHT-9). Throws for an unknown own one, because no other sheet may replace it.
 */
export async function definitionOf(scope: PanelScope, id: string): Promise<SheetDefinition> {
  if (isSheetId(id) || !isOwnSheetId(id)) return sheetDefinition(id);
  const own = await findOwnDefinition(scope, id);
  if (own === null) throw new Error(`the sheet ${id} is not among those of the panel`);
  return own;
}
