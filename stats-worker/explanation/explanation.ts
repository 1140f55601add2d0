import type { MethodVersion } from '../../domain/words/method-version.ts';
import type { Formula } from './formula.ts';
import type { Origin, RuleId } from './rules.ts';
import type { QuantityName } from './symbols.ts';

/**
 * The unit of a number. `square-cm` is that of an index; `points` are those of the competition
 * sheet; `none` is a pure number.
 */
export type Unit = 'mm' | 'cm' | 'square-cm' | 'percent' | 'count' | 'points' | 'none';

/**
 * One value in an explanation. Words are codes (attributes, classes, verdicts, settings) that
 * screens translate.
 */
export type Quantity =
  | { readonly kind: 'number'; readonly value: number | null; readonly unit: Unit }
  | { readonly kind: 'numbers'; readonly values: readonly number[]; readonly unit: Unit }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'truth'; readonly value: boolean | null };

/**
 * A quantity with its name, by which templates refer to it, and its symbol, which is not
 * translated.
 */
export type NamedQuantity = Quantity & { readonly name: QuantityName; readonly symbol: string };

/** The decimals of numbers, by their names. */
export type Places = Readonly<Partial<Record<QuantityName, number>>>;

/**
 * The explanation of a figure: its derivation, step by step, as data. `inputs` and `steps` are in
 * the order in which a person would write the calculation; every number is unrounded.
 */
export type Explanation = {
  readonly rule: RuleId;
  /** All sources of the rule. */
  readonly origins: readonly Origin[];
  readonly formula: Formula;
  /**
   * The formula that locates a step, such as the position of a quartile; null where there is none.
   */
  readonly where: Formula | null;
  readonly inputs: readonly NamedQuantity[];
  readonly steps: readonly NamedQuantity[];
  readonly result: NamedQuantity;
  /**
   * The decimals with which each number is printed, so that the printed arithmetic gives the
   * printed figure.
   */
  readonly places: Places;
};

/** An explanation with the version of the method that computed the figure (M-RECORD). */
export type ExplainedFigure = Explanation & { readonly method: MethodVersion };
