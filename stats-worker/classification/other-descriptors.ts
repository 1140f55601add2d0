import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS } from '../../domain/words/attributes.ts';
import { LINES, type SheetColumns, UNANSWERED } from '../marks/sheet-columns.ts';
import type { SheetGroup } from './sheet-group.ts';

/** The index of *other negative* among the lines of a sheet. */
export const OTHER_LINE = ATTRIBUTE_KEYS.indexOf('other');

/**
 * The mark, in mm, that a sheet gives to a descriptor of *other negative* (P) (M-DEFECT). It is the
 * mark of *other* where the sheet names that descriptor, otherwise 0. A sheet without an answer to
 * *other* names none.
 */
export function descriptorMark(columns: SheetColumns, sheet: number, code: number): number {
  if (columns.descriptor[sheet] !== code) return 0;
  const mm = columns.marks[sheet * LINES + OTHER_LINE] ?? UNANSWERED;
  return mm === UNANSWERED ? 0 : mm;
}

/**
 * The codes of the descriptors that at least half of the valid sheets name, in the sheet's order
 * (R) (M-DEFECT). Example: named by 4 of 8, it counts; by 4 of 9, it does not.
 */
export function namedDescriptors({ columns, order, from, to }: SheetGroup): readonly number[] {
  const named: number[] = [];
  let isAnyNamed = false;
  for (let place = from; place < to && !isAnyNamed; place += 1)
    isAnyNamed = columns.descriptor[order[place] ?? 0] !== 0;
  if (!isAnyNamed) return named;
  for (let code = 1; code <= DESCRIPTOR_KEYS.length; code += 1) {
    let count = 0;
    for (let place = from; place < to; place += 1) {
      const sheet = order[place] ?? 0;
      if (columns.descriptor[sheet] !== code) continue;
      if (columns.marks[sheet * LINES + OTHER_LINE] !== UNANSWERED) count += 1;
    }
    if (count > 0 && 2 * count >= to - from) named.push(code);
  }
  return named;
}
