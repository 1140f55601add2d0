import type { TrayValue } from '../../documents/tray.document.ts';
import { sheetDefinitionSchema } from './definition-schema.ts';
import { sheetDefinition } from './definitions.ts';
import type { SheetDefinition } from './sheet-definition.ts';

/**
 * SHT-9: the sheet of a tray: what the server wrote into it where it is the panel's own, so that a device without a network has
 * it, else one of the program. One that is none throws: by another sheet nothing may be marked.
 */
export const trayDefinition = ({ sheet, definition }: TrayValue): SheetDefinition =>
  definition === undefined ? sheetDefinition(sheet) : sheetDefinitionSchema.parse(definition);
