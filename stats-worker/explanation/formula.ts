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
};

/** A part of a formula: how it is written as text and as MathML, in symbols or (`filled`) as a template. */
export type Term = {
  readonly text: (filled: boolean) => string;
  readonly mathml: (filled: boolean) => string;
  /** Whether it needs brackets inside a product, a root or a power. */
  readonly isSum?: boolean;
};

/** The formula `result = right`. */
export function formula(result: QuantityName, right: Term): Formula {
  const whole = relation(quantity(result), '=', right);
  const asked = SYMBOLS[result];
  return {
    text: whole.text(false),
    mathml: math(whole.mathml(false)),
    filledText: `${asked.text} = ${right.text(true)} = {${result}}`,
    filledMathml: math(
      `${asked.mathml}<mo>=</mo>${right.mathml(true)}<mo>=</mo><mn>{${result}}</mn>`,
    ),
  };
}

/** The formula `condition ⇒ result`, where the result is a word: `code` in symbols. */
export function implies(condition: Term, result: QuantityName, code: string): Formula {
  return {
    text: `${condition.text(false)} ⇒ ${code}`,
    mathml: math(`${condition.mathml(false)}<mo>⇒</mo><mtext>${escaped(code)}</mtext>`),
    filledText: `${condition.text(true)} ⇒ {${result}}`,
    filledMathml: math(`${condition.mathml(true)}<mo>⇒</mo><mtext>{${result}}</mtext>`),
  };
}

/** The formula `result ⇔ condition`, where the result is yes or no. */
export const decides = (condition: Term, result: QuantityName): Formula => ({
  text: `${SYMBOLS[result].text} ⇔ ${condition.text(false)}`,
  mathml: math(`${SYMBOLS[result].mathml}<mo>⇔</mo>${condition.mathml(false)}`),
  filledText: `{${result}} ⇔ ${condition.text(true)}`,
  filledMathml: math(`<mtext>{${result}}</mtext><mo>⇔</mo>${condition.mathml(true)}`),
});

const math = (inner: string): string =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${inner}</mrow></math>`;

/** A quantity: its symbol, or its place in a template. */
export const quantity = (name: QuantityName): Term => ({
  text: (filled) => (filled ? `{${name}}` : SYMBOLS[name].text),
  mathml: (filled) => (filled ? `<mn>{${name}}</mn>` : SYMBOLS[name].mathml),
});

/** A constant of the method. */
export const constant = (value: number): Term => ({
  text: (filled) => (filled ? `{${value}}` : String(value)),
  mathml: (filled) => `<mn>${filled ? `{${value}}` : value}</mn>`,
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
});

const escaped = (operator: string): string =>
  operator.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Several conditions that must all hold. */
export const all = (...of: readonly Term[]): Term =>
  of.reduce((left, right) => relation(left, '∧', right));

/** A sum or a difference. */
export const plus = (left: Term, right: Term): Term => relation(left, '+', right);
export const minus = (left: Term, right: Term): Term => relation(left, '−', right);

/** A product. */
export function times(...factors: readonly Term[]): Term {
  const held = factors.map(bracketed);
  return {
    text: (filled) => held.map((factor) => factor.text(filled)).join(' × '),
    mathml: (filled) => held.map((factor) => factor.mathml(filled)).join('<mo>×</mo>'),
  };
}

/** A quotient. */
export const over = (above: Term, below: Term): Term => ({
  text: (filled) => `${grouped(above, filled)} / ${grouped(below, filled)}`,
  mathml: (filled) =>
    `<mfrac><mrow>${above.mathml(filled)}</mrow><mrow>${below.mathml(filled)}</mrow></mfrac>`,
});

/** Brackets around a sum. */
export const bracketed = (term: Term): Term => (term.isSum === true ? inBrackets(term) : term);

const inBrackets = (term: Term): Term => ({
  text: (filled) => `(${term.text(filled)})`,
  mathml: (filled) => `<mo>(</mo>${term.mathml(filled)}<mo>)</mo>`,
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
});

/** A square. */
export const square = (of: Term): Term => ({
  text: (filled) => `${bracketed(of).text(filled)}²`,
  mathml: (filled) => `<msup><mrow>${bracketed(of).mathml(filled)}</mrow><mn>2</mn></msup>`,
});

/** An absolute value. */
export const absolute = (of: Term): Term => ({
  text: (filled) => `|${of.text(filled)}|`,
  mathml: (filled) => `<mo>|</mo>${of.mathml(filled)}<mo>|</mo>`,
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
