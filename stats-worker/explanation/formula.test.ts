import { describe, expect, test } from 'vitest';
import {
  absolute,
  all,
  applied,
  bracketed,
  constant,
  decides,
  formula,
  implies,
  minus,
  over,
  plus,
  quantity,
  relation,
  root,
  square,
  sum,
  symbol,
  type Term,
  times,
} from './formula.ts';

const [n, p25, p75, md] = [quantity('n'), quantity('p25'), quantity('p75'), quantity('md')];
const both = (term: Term, filled = false) => [term.text(filled), term.mathml(filled)];

describe('what a reader sees', () => {
  test.each([
    ['a quantity', p25, 'P25', '<msub><mi>P</mi><mi>25</mi></msub>'],
    ['a constant', constant(1.96), '1.96', '<mn>1.96</mn>'],
    ['a symbol', symbol('k'), 'k', '<mi>k</mi>'],
    ['a difference', minus(n, constant(1)), 'N − 1', '<mi>N</mi><mo>−</mo><mn>1</mn>'],
    ['a relation', relation(constant(0), '<', md), '0 < Md', '<mn>0</mn><mo>&lt;</mo><mi>Md</mi>'],
    ['greater', relation(md, '>', constant(0)), 'Md > 0', '<mi>Md</mi><mo>&gt;</mo><mn>0</mn>'],
    ['and', relation(n, '&&', n), 'N && N', '<mi>N</mi><mo>&amp;&amp;</mo><mi>N</mi>'],
    [
      'several conditions',
      all(n, md, n),
      'N ∧ Md ∧ N',
      '<mi>N</mi><mo>∧</mo><mi>Md</mi><mo>∧</mo><mi>N</mi>',
    ],
    ['a product', times(n, md), 'N × Md', '<mi>N</mi><mo>×</mo><mi>Md</mi>'],
    [
      'a product with a sum in it',
      times(constant(2), plus(n, md)),
      '2 × (N + Md)',
      '<mn>2</mn><mo>×</mo><mo>(</mo><mi>N</mi><mo>+</mo><mi>Md</mi><mo>)</mo>',
    ],
    [
      'a quotient',
      over(n, md),
      'N / Md',
      '<mfrac><mrow><mi>N</mi></mrow><mrow><mi>Md</mi></mrow></mfrac>',
    ],
    ['a root', root(n), '√N', '<msqrt><mi>N</mi></msqrt>'],
    [
      'a root of a sum',
      root(plus(n, md)),
      '√(N + Md)',
      '<msqrt><mi>N</mi><mo>+</mo><mi>Md</mi></msqrt>',
    ],
    ['a square', square(n), 'N²', '<msup><mrow><mi>N</mi></mrow><mn>2</mn></msup>'],
    [
      'a square of a sum',
      square(plus(n, md)),
      '(N + Md)²',
      '<msup><mrow><mo>(</mo><mi>N</mi><mo>+</mo><mi>Md</mi><mo>)</mo></mrow><mn>2</mn></msup>',
    ],
    ['an absolute value', absolute(n), '|N|', '<mo>|</mo><mi>N</mi><mo>|</mo>'],
    ['a sum over observations', sum(n), 'Σ N', '<mo>∑</mo><mi>N</mi>'],
    [
      'a sum of differences',
      sum(minus(n, md)),
      'Σ (N − Md)',
      '<mo>∑</mo><mo>(</mo><mi>N</mi><mo>−</mo><mi>Md</mi><mo>)</mo>',
    ],
    [
      'a rule by its name',
      applied('max', n, md),
      'max(N; Md)',
      '<mi>max</mi><mo>(</mo><mi>N</mi><mo>;</mo><mi>Md</mi><mo>)</mo>',
    ],
  ])('M-RECORD %s', (_, term, text, mathml) => {
    expect(both(term)).toEqual([text, mathml]);
  });

  test.each([
    ['a product above', over(times(n, md), n), '(N × Md) / N'],
    ['a product below', over(n, times(n, md)), 'N / (N × Md)'],
    ['a sum above', over(plus(n, md), n), '(N + Md) / N'],
    ['brackets are not doubled', over(bracketed(plus(n, md)), n), '(N + Md) / N'],
    ['nor put around bars', over(absolute(minus(n, md)), n), '|N − Md| / N'],
    ['nor around a root', over(n, root(plus(n, md))), 'N / √(N + Md)'],
    [
      'two brackets are not one',
      over(times(plus(n, md), plus(n, md)), n),
      '((N + Md) × (N + Md)) / N',
    ],
    ['two bars are not one', over(times(absolute(n), absolute(md)), n), '(|N| × |Md|) / N'],
    ['a root times something', over(times(root(plus(n, n)), md), n), '(√(N + N) × Md) / N'],
    ['something times a root', over(times(md, root(plus(n, n))), n), '(Md × √(N + N)) / N'],
    ['something times a sum', over(times(md, plus(n, n)), n), '(Md × (N + N)) / N'],
    ['a bracketed square', over(square(plus(n, md)), n), '((N + Md)²) / N'],
  ])('M-RECORD in a quotient %s', (_, term, text) => {
    expect(term.text(false)).toBe(text);
  });
});

describe('the template that is filled with numbers', () => {
  test.each([
    ['a quantity', p25, '{p25}', '<mn>{p25}</mn>'],
    ['a constant', constant(1.96), '{1.96}', '<mn>{1.96}</mn>'],
    ['a symbol', symbol('k', '<mi>κ</mi>'), 'k', '<mi>κ</mi>'],
    ['a difference', minus(p75, p25), '{p75} − {p25}', '<mn>{p75}</mn><mo>−</mo><mn>{p25}</mn>'],
    [
      'a product with a sum in it',
      times(n, plus(n, md)),
      '{n} × ({n} + {md})',
      '<mn>{n}</mn><mo>×</mo><mo>(</mo><mn>{n}</mn><mo>+</mo><mn>{md}</mn><mo>)</mo>',
    ],
    [
      'a quotient',
      over(times(n, md), root(n)),
      '({n} × {md}) / √{n}',
      '<mfrac><mrow><mn>{n}</mn><mo>×</mo><mn>{md}</mn></mrow><mrow><msqrt><mn>{n}</mn></msqrt></mrow></mfrac>',
    ],
    ['a square', square(n), '{n}²', '<msup><mrow><mn>{n}</mn></mrow><mn>2</mn></msup>'],
    ['an absolute value', absolute(n), '|{n}|', '<mo>|</mo><mn>{n}</mn><mo>|</mo>'],
    ['a sum', sum(n), 'Σ {n}', '<mo>∑</mo><mn>{n}</mn>'],
    ['a rule', applied('max', n), 'max({n})', '<mi>max</mi><mo>(</mo><mn>{n}</mn><mo>)</mo>'],
  ])('M-RECORD %s', (_, term, text, mathml) => {
    expect(both(term, true)).toEqual([text, mathml]);
  });
});

const math = (inner: string) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${inner}</mrow></math>`;

describe('a whole formula', () => {
  test('M-RECORD gives a figure', () => {
    expect(formula('iqr', minus(p75, p25))).toMatchObject({
      conditions: null,
      text: 'IQR = P75 − P25',
      mathml: math(
        '<mi>IQR</mi><mo>=</mo><msub><mi>P</mi><mi>75</mi></msub><mo>−</mo><msub><mi>P</mi><mi>25</mi></msub>',
      ),
      filledText: 'IQR = {p75} − {p25} = {iqr}',
      filledMathml: math(
        '<mi>IQR</mi><mo>=</mo><mn>{p75}</mn><mo>−</mo><mn>{p25}</mn><mo>=</mo><mn>{iqr}</mn>',
      ),
    });
  });

  test('M-RECORD gives a word', () => {
    expect(implies(relation(md, '=', constant(0)), 'class', 'A&B')).toEqual({
      conditions: [{ left: '{md}', operator: '=', right: '{0}' }],
      right: null,
      text: 'Md = 0 ⇒ A&B',
      mathml: math('<mi>Md</mi><mo>=</mo><mn>0</mn><mo>⇒</mo><mtext>A&amp;B</mtext>'),
      filledText: '{md} = {0} ⇒ {class}',
      filledMathml: math('<mn>{md}</mn><mo>=</mo><mn>{0}</mn><mo>⇒</mo><mtext>{class}</mtext>'),
    });
  });

  test('M-RECORD says yes or no', () => {
    expect(decides(relation(n, '≥', constant(2)), 'retraining')).toEqual({
      conditions: [{ left: '{n}', operator: '≥', right: '{2}' }],
      right: null,
      text: 'T ⇔ N ≥ 2',
      mathml: math('<mi>T</mi><mo>⇔</mo><mi>N</mi><mo>≥</mo><mn>2</mn>'),
      filledText: '{retraining} ⇔ {n} ≥ {2}',
      filledMathml: math('<mtext>{retraining}</mtext><mo>⇔</mo><mn>{n}</mn><mo>≥</mo><mn>{2}</mn>'),
    });
  });
});
