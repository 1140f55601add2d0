import { AWARD_100 } from './award-100.ts';
import { IOC_VO } from './ioc-vo.ts';
import type { SheetDefinition } from './sheet-definition.ts';
import { TRAINING } from './training.ts';

/** The built-in sheets by id; of a sheet with several versions also the retired ones (SHT-1). */
export const SHEET_DEFINITIONS = {
  'ioc-vo': IOC_VO,
  training: TRAINING,
  'award-100': AWARD_100,
} as const satisfies Readonly<Record<string, SheetDefinition>>;

/** The id of a built-in sheet. */
export type SheetId = keyof typeof SHEET_DEFINITIONS;

/** Type guard for the id of a built-in sheet. */
export const isSheetId = (id: string): id is SheetId => Object.hasOwn(SHEET_DEFINITIONS, id);

/**
 * The definition of a built-in sheet by its id (SHT-1). An unknown id is from the time before
 * definitions existed: then the IOC's sheet was the only one, under any name.
 */
export const sheetDefinition = (id: string): SheetDefinition =>
  isSheetId(id) ? SHEET_DEFINITIONS[id] : IOC_VO;
