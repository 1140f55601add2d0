import { isDecimalText, isIntegerText, isWithin } from './number-text.ts';

/** FRM-12: what a number in a field must be. Both bounds are allowed; `decimals` is the most that may be written. */
export type NumberRule = {
  readonly low: number;
  readonly high: number;
  readonly decimals: 0 | 1 | 2;
  /** Whether nothing will not do. */
  readonly isRequired?: boolean;
};

/** Why a text is not taken as a number: how it is written, how large it is, or that there is none. */
export type NumberProblem = 'integer' | 'decimal' | 'out-of-range' | 'required';

/** A number as it was typed, null where nothing was; or what is wrong with it. */
export type TypedNumber = { readonly value: number | null } | { readonly problem: NumberProblem };

/**
 * FRM-12: reads a number as it is typed: digits, with a point or a comma (FRM-11). A minus is read as one, so that what is
 * below the bounds is told as that. More decimals than the field shows are not rounded away but refused.
 */
export function readTypedNumber(text: string, rule: NumberRule): TypedNumber {
  const typed = text.trim().replace('\u2212', '-');
  if (typed === '') return rule.isRequired === true ? { problem: 'required' } : { value: null };
  const digits = typed.startsWith('-') ? typed.slice(1) : typed;
  const isOne = rule.decimals === 0 ? isIntegerText(digits) : isDecimalText(digits);
  const fraction = digits.split(/[.,]/)[1] ?? '';
  if (!isOne || fraction.length > rule.decimals)
    return { problem: rule.decimals === 0 ? 'integer' : 'decimal' };
  const value = Number(typed.replace(',', '.'));
  return isWithin(value, rule.low, rule.high) ? { value: value + 0 } : { problem: 'out-of-range' };
}
