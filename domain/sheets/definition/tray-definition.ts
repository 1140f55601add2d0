import type { TrayValue } from '../../documents/tray.document.ts';
import { sheetDefinitionSchema } from './definition-schema.ts';
import { sheetDefinition } from './definitions.ts';
import type { SheetDefinition } from './sheet-definition.ts';

/**
 * The definition of a tray's sheet (SHT-9). The server writes that of a panel's own sheet into the
 * tray, for a device without a network. Any other is built in. An invalid definition throws:
 * nothing may be marked on another sheet.
 */
export const trayDefinition = ({ sheet, definition }: TrayValue): SheetDefinition =>
  definition === undefined ? sheetDefinition(sheet) : sheetDefinitionSchema.parse(definition);
