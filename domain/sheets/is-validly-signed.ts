import type { EvaluationValue } from '../documents/evaluation.document.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { sheetGaps } from './sheet-gaps.ts';

/**
 * Whether a sheet has a valid signature: it has no gaps (EVA-2), its answers are the signed ones,
 * and no conflict is unconfirmed (SHT-19) (BTH-46, SHT-17). A signed sheet in which another device
 * of its taster left a gap or another value is open again: the server would never seal it (EVA-3).
 */
export const isValidlySigned = (sheet: EvaluationValue, definition: SheetDefinition): boolean =>
  sheet.signature !== null &&
  sheet.changedSinceSigned === undefined &&
  sheet.apart === undefined &&
  sheetGaps(sheet, definition).length === 0;
