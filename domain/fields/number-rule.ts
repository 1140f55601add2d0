import { isDecimalText, isIntegerText, isWithin } from './number-text.ts';

/**
 * The validation rule of a number field (FRM-12). Both bounds are allowed; `decimals` is the most
 * decimals that may be typed.
 */
export type NumberRule = {
  readonly low: number;
  readonly high: number;
  readonly decimals: 0 | 1 | 2;
  /** Whether the field must not be blank. */
  readonly isRequired?: boolean;
};

/** Why a text is refused as a number: its format, its size, or a blank field. */
export type NumberProblem = 'integer' | 'decimal' | 'out-of-range' | 'required';

/** A typed number, null where the field is blank; or its validation error. */
export type TypedNumber = { readonly value: number | null } | { readonly problem: NumberProblem };

/**
 * Parses a typed number: digits, with a point or a comma (FRM-11, FRM-12). A minus is parsed, so
 * that a negative number gets the message on bounds. More decimals than the field shows are
 * refused, not rounded.
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
