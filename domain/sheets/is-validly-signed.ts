import type { EvaluationValue } from '../documents/evaluation.document.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { sheetGaps } from './sheet-gaps.ts';

/**
 * BTH-46, SHT-17: whether a sheet is signed: a signature stands on what is whole (EVA-2) and is what was signed, and no line waits
 * to be confirmed (SHT-19). One that another device of its taster left with a gap or with another value is open again: the
 * server would never seal it (EVA-3).
 */
export const isValidlySigned = (sheet: EvaluationValue, definition: SheetDefinition): boolean =>
  sheet.signature !== null &&
  sheet.changedSinceSigned === undefined &&
  sheet.apart === undefined &&
  sheetGaps(sheet, definition).length === 0;
