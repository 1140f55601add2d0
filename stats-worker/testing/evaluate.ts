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
 * Evaluates a formula as it is printed: numbers, `+ − × /`, brackets, `√`, `²` and `| |`. It is for
 * tests, which so verify that the printed formula gives the computed figure. Printed numbers are
 * exact decimals, as on paper: 0.02 − 0.2² / 2 is zero. In floating point it would be slightly
 * negative under a root.
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
