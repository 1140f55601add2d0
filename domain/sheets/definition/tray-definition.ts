import type { TrayValue } from '../../documents/tray.document.ts';
import { sheetDefinitionSchema } from './definition-schema.ts';
import { sheetDefinition } from './definitions.ts';
import type { SheetDefinition } from './sheet-definition.ts';

/**
 * The definition of a tray's sheet (SHT-9). Of a panel's own sheet the server writes it into the
 * tray, so that a device without a network has it; otherwise it is built in. An invalid definition
 * throws: nothing may be marked on another sheet.
 */
export const trayDefinition = ({ sheet, definition }: TrayValue): SheetDefinition =>
  definition === undefined ? sheetDefinition(sheet) : sheetDefinitionSchema.parse(definition);
