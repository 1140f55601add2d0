import {
  decimal,
  minus,
  over,
  plus,
  type Rational,
  rootOf,
  squared,
  times,
  toNumber,
  ZERO,
} from './rational/rational.ts';

/**
 * Evaluates a formula as it is printed: numbers, `+ − × /`, brackets, `√`, `²` and `| |`. For tests, so that what a
 * person reads is what was computed. A printed number is the decimal that stands there, and is reckoned with as on paper:
 * 0.02 − 0.2² / 2 is nothing, where binary fractions would leave a little less than nothing under a root.
 */
export function evaluate(text: string): number {
  const tokens = text.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|[-+−×/()√²|]/g) ?? [];
  let place = 0;
  const next = () => tokens[place];
  const take = () => tokens[place++];

  function sum(): Rational {
    let value = product();
    while (next() === '+' || next() === '−')
      value = take() === '+' ? plus(value, product()) : minus(value, product());
    return value;
  }
  function product(): Rational {
    let value = power();
    while (next() === '×' || next() === '/')
      value = take() === '×' ? times(value, power()) : over(value, power());
    return value;
  }
  function power(): Rational {
    let value = unit();
    while (next() === '²') {
      take();
      value = squared(value);
    }
    return value;
  }
  function unit(): Rational {
    const token = take();
    if (token === '-') return minus(ZERO, unit());
    if (token === '√') return root(unit());
    if (token === '(' || token === '|') {
      const value = sum();
      take();
      return token === '|' && value.above < 0n ? minus(ZERO, value) : value;
    }
    return decimal(Number(token));
  }
  function root(of: Rational): Rational {
    if (of.above < 0n) throw new Error(`the root of less than nothing in ${text}`);
    return decimal(rootOf(of));
  }

  const value = sum();
  if (place !== tokens.length) throw new Error(`cannot evaluate ${text}`);
  return toNumber(value);
}
