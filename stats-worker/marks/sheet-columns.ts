import {
  ATTRIBUTE_KEYS,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
  FRUITY_KINDS,
} from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';

/** The byte of a line without an answer; a mark is 0 to 100 (M-SCALE). */
export const UNANSWERED = 255;

/** The number of lines of a sheet, which is the bytes of `marks` for one sheet (M-SHEET). */
export const LINES = ATTRIBUTE_KEYS.length;

/**
 * Sheets as columns: nine bytes of marks for each sheet, in the sheet's order, and its two
 * qualifiers.
 */
export type SheetColumns = {
  /** The mm of sheet `s` and line `a` are at `s * LINES + a`, or UNANSWERED. */
  readonly marks: Uint8Array;
  /** 0 for none, otherwise 1 + the index in FRUITY_KINDS. */
  readonly fruityKind: Uint8Array;
  /** 0 for none, otherwise 1 + the index in DESCRIPTOR_KEYS. */
  readonly descriptor: Uint8Array;
};

/** The code of a descriptor in the column `descriptor`. */
export const descriptorCode = (key: DescriptorKey | null): number =>
  key === null ? 0 : 1 + DESCRIPTOR_KEYS.indexOf(key);

/** Converts sheets into columns; the sheets do not change. */
export function sheetColumns(sheets: readonly ScoredSheet[]): SheetColumns {
  const marks = new Uint8Array(sheets.length * LINES).fill(UNANSWERED);
  const fruityKind = new Uint8Array(sheets.length);
  const descriptor = new Uint8Array(sheets.length);
  for (const [place, sheet] of sheets.entries()) {
    for (let line = 0; line < LINES; line += 1) {
      const key = ATTRIBUTE_KEYS[line];
      const mm = key === undefined ? undefined : sheet.marks[key];
      if (mm !== undefined) marks[place * LINES + line] = mm;
    }
    if (sheet.fruityKind !== null) fruityKind[place] = 1 + FRUITY_KINDS.indexOf(sheet.fruityKind);
    descriptor[place] = descriptorCode(sheet.otherDescriptor);
  }
  return { marks, fruityKind, descriptor };
}
