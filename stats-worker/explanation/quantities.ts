import type { Explanation, NamedQuantity, Unit } from './explanation.ts';
import type { Formula, WrittenFormula } from './formula.ts';
import { placesOf } from './places.ts';
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

/** What an explanation is made of beside its rule. */
type Parts = Pick<Explanation, 'inputs' | 'steps' | 'result'> & {
  readonly formula: WrittenFormula;
  readonly where?: WrittenFormula;
};

/** An explanation by a rule, with all that the rule comes from. */
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

/** A formula as it crosses to a page: without its parts, which are functions. */
const plain = ({ right: _, ...formula }: WrittenFormula): Formula => formula;
