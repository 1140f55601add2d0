import type { AttributeKey, DescriptorKey } from '../../domain/words/attributes.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { dayOf } from '../marks/calendar-day.ts';
import { ColumnsBuilder } from '../marks/columns-builder.ts';
import { type MarkColumns, NO_DAY } from '../marks/mark-columns.ts';
import { descriptorCode } from '../marks/sheet-columns.ts';

/**
 * One glass as several tasters marked it: mm by line and taster; lines that are not named are 0.
 */
export type Tasted = {
  readonly session: string;
  readonly date: string;
  readonly training?: boolean;
  readonly sample: string;
  readonly replicate?: Replicate;
  /** By the taster's key; null where the line was left blank. */
  readonly marks: Readonly<Record<string, Readonly<Partial<Record<AttributeKey, number | null>>>>>;
  /** Tasters whose evaluation is invalid. */
  readonly invalid?: readonly string[];
  readonly descriptor?: DescriptorKey;
  readonly counter?: boolean;
};

/** Makes a history of glasses, in the given order. */
export function marksOfGlasses(glasses: readonly Tasted[]): MarkColumns {
  const builder = new ColumnsBuilder();
  for (const glass of glasses) {
    const session = builder.session(glass.session);
    builder.sessionDay[session] = dayOf(glass.date) ?? NO_DAY;
    builder.sessionTraining[session] = glass.training ?? false;
    for (const [taster, marks] of Object.entries(glass.marks)) {
      const sheet = builder.sheet(session, glass.sample, glass.replicate ?? 1, taster);
      builder.setValid(sheet, glass.invalid?.includes(taster) !== true);
      builder.setCounter(sheet, glass.counter ?? false);
      builder.setFruityKind(sheet, 1);
      builder.setDescriptor(sheet, descriptorCode(glass.descriptor ?? null));
      for (const [line, key] of ATTRIBUTE_KEYS.entries()) {
        const mark = marks[key];
        if (mark !== null) builder.setMark(sheet, line, mark ?? 0);
      }
    }
  }
  return builder.columns();
}

/** Makes two glasses of one sample, with the same tasters in both replicates. */
export const duplicate = (
  of: Omit<Tasted, 'replicate' | 'marks'>,
  first: Tasted['marks'],
  second: Tasted['marks'],
): readonly Tasted[] => [
  { ...of, replicate: 1, marks: first },
  { ...of, replicate: 2, marks: second },
];
