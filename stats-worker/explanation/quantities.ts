import type { Explanation, NamedQuantity, Unit } from './explanation.ts';
import type { Formula, WrittenFormula } from './formula.ts';
import { placesOf } from './places.ts';
import { RULES, type RuleId } from './rules.ts';
import { type QuantityName, SYMBOLS } from './symbols.ts';

/** Makes a named number; a number that is not finite is undefined, and so null. */
export const number = (name: QuantityName, value: number | null, unit: Unit): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'number',
  value: Number.isFinite(value) ? value : null,
  unit,
});

/** Makes a named list of numbers. */
export const numbers = (
  name: QuantityName,
  values: readonly number[],
  unit: Unit,
): NamedQuantity => ({ name, symbol: SYMBOLS[name].text, kind: 'numbers', values, unit });

/** Makes a named code, which screens translate. */
export const word = (name: QuantityName, code: string): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'word',
  word: code,
});

/** Makes a named list of codes, which screens translate. */
export const words = (name: QuantityName, codes: readonly string[]): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'words',
  words: codes,
});

/** Makes a named yes, no or unknown. */
export const truth = (name: QuantityName, value: boolean | null): NamedQuantity => ({
  name,
  symbol: SYMBOLS[name].text,
  kind: 'truth',
  value,
});

/** The parts of an explanation, in addition to its rule. */
type Parts = Pick<Explanation, 'inputs' | 'steps' | 'result'> & {
  readonly formula: WrittenFormula;
  readonly where?: WrittenFormula;
};

/** Makes an explanation by a rule, with all sources of the rule. */
export const explanation = (
  rule: RuleId,
  { formula: written, where, ...parts }: Parts,
): Explanation => ({
  rule,
  origins: RULES[rule],
  formula: plain(written),
  where: where === undefined ? null : plain(where),
  places: placesOf(written, parts),
  ...parts,
});

/** Removes the terms of a formula, which are functions and cannot be sent to a page. */
const plain = ({ right: _, ...formula }: WrittenFormula): Formula => formula;
