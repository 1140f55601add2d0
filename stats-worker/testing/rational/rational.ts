/** An exact fraction in lowest terms, the denominator positive. */
export type Rational = { readonly above: bigint; readonly below: bigint };

function divisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

/** Makes the fraction above / below. */
export function fraction(above: bigint | number, below: bigint | number = 1n): Rational {
  const [a, b] = [BigInt(above), BigInt(below)];
  if (b === 0n) throw new Error('a fraction of zero parts');
  const common = divisor(a, b) * (b < 0n ? -1n : 1n);
  return { above: a / common, below: b / common };
}

/** Makes a fraction from a number as it is written: `decimal(0.1)` is one tenth. */
export function decimal(value: number): Rational {
  const [, sign = '', whole = '0', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const digits = BigInt(`${sign}${whole}${part}`);
  const places = part.length - Number(power);
  return places >= 0
    ? fraction(digits, 10n ** BigInt(places))
    : fraction(digits * 10n ** BigInt(-places));
}

export const ZERO = fraction(0);
export const plus = (a: Rational, b: Rational) =>
  fraction(a.above * b.below + b.above * a.below, a.below * b.below);
export const minus = (a: Rational, b: Rational) => plus(a, fraction(-b.above, b.below));
export const times = (a: Rational, b: Rational) => fraction(a.above * b.above, a.below * b.below);
export const over = (a: Rational, b: Rational) => fraction(a.above * b.below, a.below * b.above);
export const squared = (a: Rational) => times(a, a);

/**
 * Compares fractions: negative, zero or positive as `a` is less than, equal to or greater than `b`.
 */
export function compare(a: Rational, b: Rational): number {
  const apart = a.above * b.below - b.above * a.below;
  return apart < 0n ? -1 : apart > 0n ? 1 : 0;
}

export const total = (of: readonly Rational[]) => of.reduce(plus, ZERO);

const MOST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);
const DIGITS = 10n ** 40n;

/** Converts a fraction to the nearest double, or one next to it. */
export function toNumber(a: Rational): number {
  const isSmall = a.below <= MOST_EXACT && a.above <= MOST_EXACT && a.above >= -MOST_EXACT;
  if (isSmall) return Number(a.above) / Number(a.below);
  return Number((a.above * DIGITS) / a.below) / Number(DIGITS);
}

/** The square root of a fraction as a double, from forty exact digits. */
export function rootOf(a: Rational): number {
  const scaled = (a.above * DIGITS * DIGITS) / a.below;
  return Number(wholeRoot(scaled)) / Number(DIGITS);
}

/** The integer square root, by Newton's method. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** Rounds to a tenth, half away from zero; the input is never negative. */
export function toTenth(a: Rational): Rational {
  const twentieths = times(a, fraction(20));
  const halves = (twentieths.above + twentieths.below) / (2n * twentieths.below);
  return fraction(halves, 10n);
}
