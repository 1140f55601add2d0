import { rounded } from '../../domain/words/decimal-places.ts';
import type { Explanation, NamedQuantity } from '../explanation/explanation.ts';
import { evaluate } from './evaluate.ts';
import { fillFormula } from './fill-formula.ts';

/** The numbers in the result of an explanation. */
export const numbersOf = (of: NamedQuantity): readonly (number | null)[] =>
  of.kind === 'number' ? [of.value] : of.kind === 'numbers' ? of.values : [];

/** Evaluates the part of a filled formula between its first and its last `=`. */
export const printedResult = (of: Explanation): number => {
  const parts = fillFormula(of.formula.filledText, of).split(' = ');
  return evaluate(parts.slice(1, -1).join(' = '));
};

/**
 * Evaluates the part between the first and the last `=`, with the numbers as a reader sees them.
 */
export const printedAsShown = (of: Explanation): number => {
  const shown = (each: NamedQuantity): NamedQuantity =>
    each.kind === 'number' && each.value !== null
      ? { ...each, value: rounded(each.value, of.places[each.name] ?? 2) }
      : each;
  return printedResult({ ...of, inputs: of.inputs.map(shown), steps: of.steps.map(shown) });
};
