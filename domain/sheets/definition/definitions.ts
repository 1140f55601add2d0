import { AWARD_100 } from './award-100.ts';
import { IOC_VO } from './ioc-vo.ts';
import type { SheetDefinition } from './sheet-definition.ts';
import { TRAINING } from './training.ts';

/** SHT-1: every sheet this program knows, by its id; of a sheet of several versions also those that are no longer offered. */
export const SHEET_DEFINITIONS = {
  'ioc-vo': IOC_VO,
  training: TRAINING,
  'award-100': AWARD_100,
} as const satisfies Readonly<Record<string, SheetDefinition>>;

/** The id of a sheet this program knows. */
export type SheetId = keyof typeof SHEET_DEFINITIONS;

/** Tells the id of a known sheet from any other text. */
export const isSheetId = (id: string): id is SheetId => Object.hasOwn(SHEET_DEFINITIONS, id);

/**
 * SHT-1: the definition of a sheet by its id. A name that is not known is of before the sheets had definitions, when there
 * was that of the IOC alone, whatever it was called.
 */
export const sheetDefinition = (id: string): SheetDefinition =>
  isSheetId(id) ? SHEET_DEFINITIONS[id] : IOC_VO;
