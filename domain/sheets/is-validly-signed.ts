import type { EvaluationValue } from '../documents/evaluation.document.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { sheetGaps } from './sheet-gaps.ts';

/**
 * Whether a sheet has a valid signature (BTH-46, SHT-17). It has no gaps (EVA-2), its answers are
 * the signed ones, and no conflict is unconfirmed (SHT-19). A gap or another value from a second
 * device of the taster re-opens a signed sheet. The server would never seal it (EVA-3).
 */
export const isValidlySigned = (sheet: EvaluationValue, definition: SheetDefinition): boolean =>
  sheet.signature !== null &&
  sheet.changedSinceSigned === undefined &&
  sheet.apart === undefined &&
  sheetGaps(sheet, definition).length === 0;
