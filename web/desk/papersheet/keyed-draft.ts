import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import type { KeyedAnswers } from '../../../domain/sheets/keyed-answers.ts';
import { sheetGaps } from '../../../domain/sheets/sheet-gaps.ts';
import type { AttributeKey } from '../../../domain/words/attributes.ts';
import { isMillimetres } from '../../../domain/words/millimetres.ts';
import type { SheetGap } from '../../../domain/words/sheet-gap.ts';

/** In what a length is keyed in. */
export type LengthUnit = 'mm' | 'cm';

/** FRM-12: what a length may be, by its unit: a line is 100 mm, and a line left blank on the paper is not zero. */
export const LENGTH_RULES = {
  mm: { low: 0, high: 100, decimals: 0, isRequired: true },
  cm: { low: 0, high: 10, decimals: 1, isRequired: true },
} as const;

/** How many millimetres one of each unit is. */
const MILLIMETRES: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10 };

/** A keying before anything was keyed in. */
export const NOTHING_KEYED: KeyedAnswers = {
  marks: {},
  fruityKind: null,
  otherDescriptor: null,
  smelledOnly: false,
  heatingDevice: '',
};

/** A length in the unit it is keyed in; null where there is none. */
export const lengthIn = (unit: LengthUnit, mm: number | undefined): number | null =>
  mm === undefined ? null : mm / MILLIMETRES[unit];

/** KEY-2: a keying with one length more, or without it; what names a perceived attribute goes where none is perceived. */
export function withLength(
  keyed: KeyedAnswers,
  attribute: AttributeKey,
  length: number | null,
  unit: LengthUnit,
): KeyedAnswers {
  const { [attribute]: _before, ...others } = keyed.marks;
  const mm = length === null ? null : Math.round(length * MILLIMETRES[unit]);
  const marks = isMillimetres(mm) ? { ...others, [attribute]: mm } : others;
  const isPerceived = mm !== null && mm > 0;
  return {
    ...keyed,
    marks,
    ...(attribute === 'fruity' && !isPerceived && { fruityKind: null }),
    ...(attribute === 'other' && !isPerceived && { otherDescriptor: null }),
  };
}

/** Whether an attribute is above zero. */
export const isPerceived = (keyed: KeyedAnswers, attribute: AttributeKey): boolean =>
  (keyed.marks[attribute] ?? 0) > 0;

/** EVA-2: whether a keying lacks something of this kind. */
export const lacks = (keyed: KeyedAnswers, code: SheetGap['code']): boolean =>
  sheetGaps(keyed, IOC_VO).some((gap) => gap.code === code);

/** KEY-8: a keying with the points of one item more, or without them: a blank is not zero. */
export function withPoints(keyed: KeyedAnswers, item: string, given: number | null): KeyedAnswers {
  const { [item]: _before, ...others } = keyed.points ?? {};
  return { ...keyed, points: given === null ? others : { ...others, [item]: given } };
}
