import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import type { KeyedAnswers } from '../../../domain/sheets/keyed-answers.ts';
import { sheetGaps } from '../../../domain/sheets/sheet-gaps.ts';
import type { AttributeKey } from '../../../domain/words/attributes.ts';
import { isMillimetres } from '../../../domain/words/millimetres.ts';
import type { SheetGap } from '../../../domain/words/sheet-gap.ts';

/** Unit in which lengths are keyed in. */
export type LengthUnit = 'mm' | 'cm';

/**
 * Validation rules of a length, by unit (FRM-12). A line is 100 mm long; a blank line on the paper
 * is not zero.
 */
export const LENGTH_RULES = {
  mm: { low: 0, high: 100, decimals: 0, isRequired: true },
  cm: { low: 0, high: 10, decimals: 1, isRequired: true },
} as const;

/** Millimetres in one of each unit. */
const MILLIMETRES: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10 };

/** Blank keying, the initial value. */
export const NOTHING_KEYED: KeyedAnswers = {
  marks: {},
  fruityKind: null,
  otherDescriptor: null,
  smelledOnly: false,
  heatingDevice: '',
};

/** Converts a length from mm to the unit of keying; null for a blank. */
export const lengthIn = (unit: LengthUnit, mm: number | undefined): number | null =>
  mm === undefined ? null : mm / MILLIMETRES[unit];

/**
 * Returns a keying with one length set or removed (KEY-2). The fruity kind and the descriptor go
 * when their attribute is no longer above zero.
 */
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

/** Returns whether an attribute is above zero. */
export const isPerceived = (keyed: KeyedAnswers, attribute: AttributeKey): boolean =>
  (keyed.marks[attribute] ?? 0) > 0;

/** Returns whether a keying has a gap of this kind: a required answer is missing (EVA-2). */
export const lacks = (keyed: KeyedAnswers, code: SheetGap['code']): boolean =>
  sheetGaps(keyed, IOC_VO).some((gap) => gap.code === code);

/** Returns a keying with the points of one item set or removed: a blank is not zero (KEY-8). */
export function withPoints(keyed: KeyedAnswers, item: string, given: number | null): KeyedAnswers {
  const { [item]: _before, ...others } = keyed.points ?? {};
  return { ...keyed, points: given === null ? others : { ...others, [item]: given } };
}
