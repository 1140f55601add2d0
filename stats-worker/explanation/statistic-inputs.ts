import type { NamedQuantity } from './explanation.ts';
import { number, numbers, word } from './quantities.ts';

/** The inputs of every figure of an attribute: its name and its marks. */
export type StatisticInputs = {
  /** In mm, ascending. */
  readonly sorted: readonly number[];
  readonly attribute: NamedQuantity;
  /** The marks in cm, ascending. */
  readonly scores: NamedQuantity;
  readonly n: NamedQuantity;
};

/**
 * Prepares the inputs of a figure from marks in mm; a line without an answer is left out (M-SCALE).
 */
export function inputsOf(attribute: string, marks: readonly number[]): StatisticInputs {
  const sorted = marks.toSorted((left, right) => left - right);
  return {
    sorted,
    attribute: word('attribute', attribute),
    scores: numbers(
      'scores',
      sorted.map((mm) => mm / 10),
      'cm',
    ),
    n: number('n', sorted.length, 'count'),
  };
}
