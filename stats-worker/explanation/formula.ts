import { rounded } from '../../domain/words/decimal-places.ts';
import { type QuantityName, SYMBOLS } from './symbols.ts';

/**
 * A formula in symbols and as a template, each as plain text and as a MathML element. In a template
 * `{name}` is a placeholder for the quantity of that name, and `{1.96}` for that constant. So
 * screens write every number in the reader's language.
 */
export type Formula = {
  readonly text: string;
  readonly mathml: string;
  readonly filledText: string;
  readonly filledMathml: string;
  /**
   * The conditions of a result that is a word or yes or no; all of them hold. Null for any other
   * result.
   */
  readonly conditions: readonly Condition[] | null;
};

/**
 * A condition for a sentence: `left` and `right` are templates. `tie` has no right side: the
 * smallest of the left decides. ∅ means no answer at all.
 */
export type Condition = {
  readonly left: string;
  readonly operator: Comparison | 'tie';
  readonly right: string;
};

const COMPARISONS = ['=', '<', '≤', '>', '≥'] as const;
type Comparison = (typeof COMPARISONS)[number];

/** A formula with its right side, by which its arithmetic is repeated with the printed numbers. */
export type WrittenFormula = Formula & { readonly right: Term | null };

/** Looks up the numbers of a formula by their names. */
export type Known = (name: QuantityName) => number | null;

/**
 * A term, part of a formula: how it is written as text and as MathML, in symbols or (`filled`) as a
 * template.
 */
export type Term = {
  readonly text: (filled: boolean) => string;
  readonly mathml: (filled: boolean) => string;
  /** Whether it needs brackets inside a product, a root or a power. */
  readonly isSum?: boolean;
  /** Evaluates it with the given numbers; null, or absent, where it has no value. */
  readonly value?: (known: Known) => number | null;
  /** Evaluates the number after its plus-minus sign. */
  readonly spread?: (known: Known) => number | null;
  readonly conditions?: readonly Condition[];
};

/** The value of a term with the given numbers. */
export const termValue = (term: Term, known: Known): number | null => term.value?.(known) ?? null;

/** Combines an operation with the values of terms; null where one of them has none. */
const computed =
  (operation: (...values: readonly number[]) => number, ...of: readonly Term[]) =>
  (known: Known): number | null => {
    const values = of.flatMap((term) => termValue(term, known) ?? []);
    return values.length === of.length ? operation(...values) : null;
  };

/** Makes the formula `result = right`. */
export function formula(result: QuantityName, right: Term): WrittenFormula {
  const whole = relation(quantity(result), '=', right);
  const asked = SYMBOLS[result];
  return {
    text: whole.text(false),
    mathml: math(whole.mathml(false)),
    filledText: `${asked.text} = ${right.text(true)} = {${result}}`,
    filledMathml: math(
      `${asked.mathml}<mo>=</mo>${right.mathml(true)}<mo>=</mo><mn>{${result}}</mn>`,
    ),
    conditions: null,
    right,
  };
}

/** Makes the formula `condition ⇒ result`, where the result is a word: `code` in symbols. */
export function implies(condition: Term, result: QuantityName, code: string): WrittenFormula {
  return {
    text: `${condition.text(false)} ⇒ ${code}`,
    mathml: math(`${condition.mathml(false)}<mo>⇒</mo><mtext>${escaped(code)}</mtext>`),
    filledText: `${condition.text(true)} ⇒ {${result}}`,
    filledMathml: math(`${condition.mathml(true)}<mo>⇒</mo><mtext>{${result}}</mtext>`),
    conditions: condition.conditions ?? [],
    right: null,
  };
}

/** Makes the formula `result ⇔ condition`, where the result is yes or no. */
export const decides = (condition: Term, result: QuantityName): WrittenFormula => ({
  text: `${SYMBOLS[result].text} ⇔ ${condition.text(false)}`,
  mathml: math(`${SYMBOLS[result].mathml}<mo>⇔</mo>${condition.mathml(false)}`),
  filledText: `{${result}} ⇔ ${condition.text(true)}`,
  filledMathml: math(`<mtext>{${result}}</mtext><mo>⇔</mo>${condition.mathml(true)}`),
  conditions: condition.conditions ?? [],
  right: null,
});

const math = (inner: string): string =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${inner}</mrow></math>`;

/** The term of a quantity: its symbol, or its placeholder in a template. */
export const quantity = (name: QuantityName): Term => ({
  text: (filled) => (filled ? `{${name}}` : SYMBOLS[name].text),
  mathml: (filled) => (filled ? `<mn>{${name}}</mn>` : SYMBOLS[name].mathml),
  value: (known) => known(name),
});

/** The term of a constant of the method. */
export const constant = (value: number): Term => ({
  text: (filled) => (filled ? `{${value}}` : String(value)),
  mathml: (filled) => `<mn>${filled ? `{${value}}` : value}</mn>`,
  value: () => value,
});

/** The term of a symbol that is never a number, such as the index of a sum. */
export const symbol = (text: string, mathml = `<mi>${text}</mi>`): Term => ({
  text: () => text,
  mathml: () => mathml,
});

/** The term `left operator right`. */
export const relation = (left: Term, operator: string, right: Term): Term => ({
  text: (filled) => `${left.text(filled)} ${operator} ${right.text(filled)}`,
  mathml: (filled) => `${left.mathml(filled)}<mo>${escaped(operator)}</mo>${right.mathml(filled)}`,
  isSum: true,
  ...meaning(left, operator, right),
});

/** The meaning of a relation: a value, or a condition. */
function meaning(left: Term, operator: string, right: Term): Pick<Term, 'value' | 'conditions'> {
  if (operator === '+') return { value: computed((one = 0, two = 0) => one + two, left, right) };
  if (operator === '−') return { value: computed((one = 0, two = 0) => one - two, left, right) };
  const comparison = COMPARISONS.find((each) => each === operator);
  if (comparison === undefined) return {};
  return {
    conditions: [{ left: left.text(true), operator: comparison, right: right.text(true) }],
  };
}

/** The term `value ± spread`. */
export const plusMinus = (value: Term, spread: Term): Term => ({
  ...relation(value, '±', spread),
  value: (known) => termValue(value, known),
  spread: (known) => termValue(spread, known),
});

const escaped = (operator: string): string =>
  operator.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The term of several conditions that must all hold. */
export const all = (...of: readonly Term[]): Term =>
  of.reduce((left, right) => ({
    ...relation(left, '∧', right),
    conditions: [...(left.conditions ?? []), ...(right.conditions ?? [])],
  }));

/** The term of a tie-break: the smallest of several decides. */
export const smallest = (of: QuantityName): Term => ({
  ...applied('min', quantity(of)),
  conditions: [{ left: `{${of}}`, operator: 'tie', right: '' }],
});

/** The term of a sum. */
export const plus = (left: Term, right: Term): Term => relation(left, '+', right);
/** The term of a difference. */
export const minus = (left: Term, right: Term): Term => relation(left, '−', right);

/** The term of a product. */
export function times(...factors: readonly Term[]): Term {
  const held = factors.map(bracketed);
  return {
    text: (filled) => held.map((factor) => factor.text(filled)).join(' × '),
    mathml: (filled) => held.map((factor) => factor.mathml(filled)).join('<mo>×</mo>'),
    value: computed((...values) => values.reduce((product, each) => product * each, 1), ...factors),
  };
}

/** The term of a quotient. */
export const over = (above: Term, below: Term): Term => ({
  text: (filled) => `${grouped(above, filled)} / ${grouped(below, filled)}`,
  mathml: (filled) =>
    `<mfrac><mrow>${above.mathml(filled)}</mrow><mrow>${below.mathml(filled)}</mrow></mfrac>`,
  value: computed((one = 0, two = 0) => one / two, above, below),
});

/** Puts brackets around a sum. */
export const bracketed = (term: Term): Term => (term.isSum === true ? inBrackets(term) : term);

const inBrackets = (term: Term): Term => ({
  text: (filled) => `(${term.text(filled)})`,
  mathml: (filled) => `<mo>(</mo>${term.mathml(filled)}<mo>)</mo>`,
  value: (known) => termValue(term, known),
});

const grouped = (term: Term, filled: boolean): string => {
  const text = term.text(filled);
  return text.includes(' ') && !/^(\([^()]*\)|\|[^|]*\||√\([^()]*\))$/.test(text)
    ? `(${text})`
    : text;
};

/** The term of a square root. */
export const root = (of: Term): Term => ({
  text: (filled) => {
    const text = of.text(filled);
    return text.includes(' ') ? `√(${text})` : `√${text}`;
  },
  mathml: (filled) => `<msqrt>${of.mathml(filled)}</msqrt>`,
  value: computed((one = 0) => Math.sqrt(one), of),
});

/** The term of a square. */
export const square = (of: Term): Term => ({
  text: (filled) => `${bracketed(of).text(filled)}²`,
  mathml: (filled) => `<msup><mrow>${bracketed(of).mathml(filled)}</mrow><mn>2</mn></msup>`,
  value: computed((one = 0) => one * one, of),
});

/** The term of an absolute value. */
export const absolute = (of: Term): Term => ({
  text: (filled) => `|${of.text(filled)}|`,
  mathml: (filled) => `<mo>|</mo>${of.mathml(filled)}<mo>|</mo>`,
  value: computed((one = 0) => Math.abs(one), of),
});

/** The term of a sum over the observations of an index. */
export const sum = (of: Term): Term => ({
  text: (filled) => `Σ ${bracketed(of).text(filled)}`,
  mathml: (filled) => `<mo>∑</mo>${bracketed(of).mathml(filled)}`,
});

/** The term of a function that is named by a code, such as `max(Me > 0)`. */
export const applied = (name: string, ...of: readonly Term[]): Term => ({
  text: (filled) => `${name}(${of.map((term) => term.text(filled)).join('; ')})`,
  mathml: (filled) =>
    `<mi>${name}</mi><mo>(</mo>${of.map((term) => term.mathml(filled)).join('<mo>;</mo>')}<mo>)</mo>`,
});

/** The term of a value rounded to a tenth, half away from zero. */
export const roundedToTenth = (of: Term): Term => ({
  ...applied('round₀.₁', of),
  value: computed((one = 0) => rounded(one, 1), of),
});
