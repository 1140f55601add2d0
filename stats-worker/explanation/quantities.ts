import type { Explanation, NamedQuantity, Unit } from './explanation.ts';
import { RULES, type RuleId } from './rules.ts';
import { type QuantityName, SYMBOLS } from './symbols.ts';

/** A number under its name; what is not finite is not defined, and so null. */
export const number = (name: QuantityName, value: number | null, unit: Unit): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'number',
  value: Number.isFinite(value) ? value : null,
  unit,
});

/** A list of numbers under its name. */
export const numbers = (
  name: QuantityName,
  values: readonly number[],
  unit: Unit,
): NamedQuantity => ({ name, symbol: SYMBOLS[name].text, kind: 'numbers', values, unit });

/** A code that screens translate. */
export const word = (name: QuantityName, code: string): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'word',
  word: code,
});

/** Several codes that screens translate. */
export const words = (name: QuantityName, codes: readonly string[]): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'words',
  words: codes,
});

/** Yes, no or not known. */
export const truth = (name: QuantityName, value: boolean | null): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'truth',
  value,
});

/** An explanation by a rule, with that rule's marks and sources. */
export const explanation = (
  rule: RuleId,
  parts: Pick<Explanation, 'formula' | 'inputs' | 'steps' | 'result'>,
): Explanation => ({ rule, ...RULES[rule], ...parts });
