import { rounded } from '../../domain/words/decimal-places.ts';
import { type QuantityName, SYMBOLS } from './symbols.ts';

/**
 * A formula in symbols and the same as a template, each as plain text and as a MathML element. In a template
 * `{name}` stands for the quantity of that name and `{1.96}` for that constant, so that screens write every number in
 * the reader's language.
 */
export type Formula = {
  readonly text: string;
  readonly mathml: string;
  readonly filledText: string;
  readonly filledMathml: string;
  /** What decides, where the result is a word or yes or no: conditions that all hold, for a sentence; else null. */
  readonly conditions: readonly Condition[] | null;
};

/**
 * A condition for a sentence: `left` and `right` are templates. `tie` has no right side: what is the smallest of the left
 * decides. ∅ stands for no answer at all.
 */
export type Condition = {
  readonly left: string;
  readonly operator: Comparison | 'tie';
  readonly right: string;
};

const COMPARISONS = ['=', '<', '≤', '>', '≥'] as const;
type Comparison = (typeof COMPARISONS)[number];

/** A formula with its right side, by which its arithmetic is done again with the numbers as they are printed. */
export type WrittenFormula = Formula & { readonly right: Term | null };

/** The numbers of a formula by their names. */
export type Known = (name: QuantityName) => number | null;

/** A part of a formula: how it is written as text and as MathML, in symbols or (`filled`) as a template. */
export type Term = {
  readonly text: (filled: boolean) => string;
  readonly mathml: (filled: boolean) => string;
  /** Whether it needs brackets inside a product, a root or a power. */
  readonly isSum?: boolean;
  /** Its value, with numbers put in; null, or none, where it has none. */
  readonly value?: (known: Known) => number | null;
  /** What its value is plus and minus. */
  readonly spread?: (known: Known) => number | null;
  readonly conditions?: readonly Condition[];
};

/** The value of a part of a formula, with numbers put in. */
export const termValue = (term: Term, known: Known): number | null => term.value?.(known) ?? null;

/** An operation on the values of parts; none where one of them has none. */
const computed =
  (operation: (...values: readonly number[]) => number, ...of: readonly Term[]) =>
  (known: Known): number | null => {
    const values = of.flatMap((term) => termValue(term, known) ?? []);
    return values.length === of.length ? operation(...values) : null;
  };

/** The formula `result = right`. */
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

/** The formula `condition ⇒ result`, where the result is a word: `code` in symbols. */
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

/** The formula `result ⇔ condition`, where the result is yes or no. */
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

/** A quantity: its symbol, or its place in a template. */
export const quantity = (name: QuantityName): Term => ({
  text: (filled) => (filled ? `{${name}}` : SYMBOLS[name].text),
  mathml: (filled) => (filled ? `<mn>{${name}}</mn>` : SYMBOLS[name].mathml),
  value: (known) => known(name),
});

/** A constant of the method. */
export const constant = (value: number): Term => ({
  text: (filled) => (filled ? `{${value}}` : String(value)),
  mathml: (filled) => `<mn>${filled ? `{${value}}` : value}</mn>`,
  value: () => value,
});

/** A symbol that is never a number, such as the index of a sum. */
export const symbol = (text: string, mathml = `<mi>${text}</mi>`): Term => ({
  text: () => text,
  mathml: () => mathml,
});

/** `left operator right`. */
export const relation = (left: Term, operator: string, right: Term): Term => ({
  text: (filled) => `${left.text(filled)} ${operator} ${right.text(filled)}`,
  mathml: (filled) => `${left.mathml(filled)}<mo>${escaped(operator)}</mo>${right.mathml(filled)}`,
  isSum: true,
  ...meaning(left, operator, right),
});

/** What a relation is beside its signs: a value, or a condition. */
function meaning(left: Term, operator: string, right: Term): Pick<Term, 'value' | 'conditions'> {
  if (operator === '+') return { value: computed((one = 0, two = 0) => one + two, left, right) };
  if (operator === '−') return { value: computed((one = 0, two = 0) => one - two, left, right) };
  const comparison = COMPARISONS.find((each) => each === operator);
  if (comparison === undefined) return {};
  return {
    conditions: [{ left: left.text(true), operator: comparison, right: right.text(true) }],
  };
}

/** What lies so far below and above a value. */
export const plusMinus = (value: Term, spread: Term): Term => ({
  ...relation(value, '±', spread),
  value: (known) => termValue(value, known),
  spread: (known) => termValue(spread, known),
});

const escaped = (operator: string): string =>
  operator.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Several conditions that must all hold. */
export const all = (...of: readonly Term[]): Term =>
  of.reduce((left, right) => ({
    ...relation(left, '∧', right),
    conditions: [...(left.conditions ?? []), ...(right.conditions ?? [])],
  }));

/** The smallest of several decides between what is else equal. */
export const smallest = (of: QuantityName): Term => ({
  ...applied('min', quantity(of)),
  conditions: [{ left: `{${of}}`, operator: 'tie', right: '' }],
});

/** A sum or a difference. */
export const plus = (left: Term, right: Term): Term => relation(left, '+', right);
export const minus = (left: Term, right: Term): Term => relation(left, '−', right);

/** A product. */
export function times(...factors: readonly Term[]): Term {
  const held = factors.map(bracketed);
  return {
    text: (filled) => held.map((factor) => factor.text(filled)).join(' × '),
    mathml: (filled) => held.map((factor) => factor.mathml(filled)).join('<mo>×</mo>'),
    value: computed((...values) => values.reduce((product, each) => product * each, 1), ...factors),
  };
}

/** A quotient. */
export const over = (above: Term, below: Term): Term => ({
  text: (filled) => `${grouped(above, filled)} / ${grouped(below, filled)}`,
  mathml: (filled) =>
    `<mfrac><mrow>${above.mathml(filled)}</mrow><mrow>${below.mathml(filled)}</mrow></mfrac>`,
  value: computed((one = 0, two = 0) => one / two, above, below),
});

/** Brackets around a sum. */
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

/** A square root. */
export const root = (of: Term): Term => ({
  text: (filled) => {
    const text = of.text(filled);
    return text.includes(' ') ? `√(${text})` : `√${text}`;
  },
  mathml: (filled) => `<msqrt>${of.mathml(filled)}</msqrt>`,
  value: computed((one = 0) => Math.sqrt(one), of),
});

/** A square. */
export const square = (of: Term): Term => ({
  text: (filled) => `${bracketed(of).text(filled)}²`,
  mathml: (filled) => `<msup><mrow>${bracketed(of).mathml(filled)}</mrow><mn>2</mn></msup>`,
  value: computed((one = 0) => one * one, of),
});

/** An absolute value. */
export const absolute = (of: Term): Term => ({
  text: (filled) => `|${of.text(filled)}|`,
  mathml: (filled) => `<mo>|</mo>${of.mathml(filled)}<mo>|</mo>`,
  value: computed((one = 0) => Math.abs(one), of),
});

/** A sum over the observations of an index. */
export const sum = (of: Term): Term => ({
  text: (filled) => `Σ ${bracketed(of).text(filled)}`,
  mathml: (filled) => `<mo>∑</mo>${bracketed(of).mathml(filled)}`,
});

/** A rule in words that are codes, such as `max(Me > 0)`: a function of terms. */
export const applied = (name: string, ...of: readonly Term[]): Term => ({
  text: (filled) => `${name}(${of.map((term) => term.text(filled)).join('; ')})`,
  mathml: (filled) =>
    `<mi>${name}</mi><mo>(</mo>${of.map((term) => term.mathml(filled)).join('<mo>;</mo>')}<mo>)</mo>`,
});

/** A value rounded to a tenth, half away from zero. */
export const roundedToTenth = (of: Term): Term => ({
  ...applied('round₀.₁', of),
  value: computed((one = 0) => rounded(one, 1), of),
});
