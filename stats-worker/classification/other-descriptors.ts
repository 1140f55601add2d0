import { DESCRIPTOR_KEYS, type DescriptorKey } from '../../domain/sheet/attributes.ts';
import type { ScoredSheet } from '../marks/scored-sheet.ts';

/**
 * M-DEFECT (P): the mark a sheet gives to a descriptor of *other negative*: its mark of *other* when it names that
 * descriptor, else 0. A sheet that leaves *other* without an answer names nothing.
 */
export const descriptorMark = (sheet: ScoredSheet, descriptor: DescriptorKey): number =>
  sheet.otherDescriptor === descriptor ? (sheet.marks.other ?? 0) : 0;

/**
 * M-DEFECT (R): the descriptors that at least half of the valid sheets name, in the sheet's order.
 * Example: named by 4 of 8, it counts; by 4 of 9, it does not.
 */
export function namedDescriptors(sheets: readonly ScoredSheet[]): readonly DescriptorKey[] {
  return DESCRIPTOR_KEYS.filter((descriptor) => {
    let named = 0;
    for (const sheet of sheets)
      if (sheet.otherDescriptor === descriptor && sheet.marks.other !== undefined) named += 1;
    return named > 0 && 2 * named >= sheets.length;
  });
}
