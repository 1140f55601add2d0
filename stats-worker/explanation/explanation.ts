import type { MethodVersion } from '../../domain/words/method-version.ts';
import type { Formula } from './formula.ts';
import type { Origin, RuleId } from './rules.ts';
import type { QuantityName } from './symbols.ts';

/** What a number counts in. `square-cm` is that of an index; `points` are those of the competition sheet; `none` is a pure number. */
export type Unit = 'mm' | 'cm' | 'square-cm' | 'percent' | 'count' | 'points' | 'none';

/** One thing that an explanation shows. Words are codes (attributes, classes, verdicts, settings) that screens translate. */
export type Quantity =
  | { readonly kind: 'number'; readonly value: number | null; readonly unit: Unit }
  | { readonly kind: 'numbers'; readonly values: readonly number[]; readonly unit: Unit }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'truth'; readonly value: boolean | null };

/** A quantity with its name, by which templates refer to it, and its symbol, which is not translated. */
export type NamedQuantity = Quantity & { readonly name: QuantityName; readonly symbol: string };

/** Decimals of numbers, by their names. */
export type Places = Readonly<Partial<Record<QuantityName, number>>>;

/**
 * Where a figure comes from, as data. `inputs` and `steps` are in the order in which a person would write the
 * calculation down; every number is unrounded.
 */
export type Explanation = {
  readonly rule: RuleId;
  /** All that the rule comes from. */
  readonly origins: readonly Origin[];
  readonly formula: Formula;
  /** How a step of it is found, such as the place of a quartile; null where nothing has to be. */
  readonly where: Formula | null;
  readonly inputs: readonly NamedQuantity[];
  readonly steps: readonly NamedQuantity[];
  readonly result: NamedQuantity;
  /** With how many decimals each number is printed, so that the arithmetic as it is printed gives the figure printed. */
  readonly places: Places;
};

/** An explanation with the version of the method that gave the figure (M-RECORD). */
export type ExplainedFigure = Explanation & { readonly method: MethodVersion };
