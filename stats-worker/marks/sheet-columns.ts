import {
  ATTRIBUTE_KEYS,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
  FRUITY_KINDS,
} from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';

/** The byte of a line without an answer; a mark is 0 to 100 (M-SCALE). */
export const UNANSWERED = 255;

/** How many lines a sheet has, and so how many bytes of `marks` belong to one sheet (M-SHEET). */
export const LINES = ATTRIBUTE_KEYS.length;

/** Sheets as columns: nine bytes of marks a sheet, in the sheet's order, and its two qualifiers. */
export type SheetColumns = {
  /** mm of sheet `s` and line `a` at `s * LINES + a`, or UNANSWERED. */
  readonly marks: Uint8Array;
  /** 0 for none, else 1 + the place in FRUITY_KINDS. */
  readonly fruityKind: Uint8Array;
  /** 0 for none, else 1 + the place in DESCRIPTOR_KEYS. */
  readonly descriptor: Uint8Array;
};

/** The code of the descriptor a sheet names, as `descriptor` holds it. */
export const descriptorCode = (key: DescriptorKey | null): number =>
  key === null ? 0 : 1 + DESCRIPTOR_KEYS.indexOf(key);

/** Puts sheets into columns; the sheets are left as they are. */
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
