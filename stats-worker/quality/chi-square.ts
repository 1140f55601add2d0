/**
 * The probability that a normalised index of a good taster is within its limit (P) (M-PNT, M-DNT).
 */
const PROBABILITY = 0.95;

/**
 * The 95 % quantile of chi-square with `n` degrees of freedom, a whole number from 1, correct to
 * 1e-9. Example: n = 10 gives 18.307038053.
 */
export function chiSquarePoint(n: number): number {
  let point = n * (1 - 2 / (9 * n) + 1.6448536269514722 * Math.sqrt(2 / (9 * n))) ** 3;
  for (let turn = 0; turn < 60; turn += 1) {
    const step = (distribution(n, point) - PROBABILITY) / density(n, point);
    const next = point - step;
    point = next > 0 ? next : point / 2;
    if (Math.abs(step) <= 1e-14 * point) break;
  }
  return point;
}

/**
 * P(chi-square(n) <= x) by the series of the incomplete gamma function; every term is positive, so
 * nothing cancels.
 */
function distribution(n: number, x: number): number {
  let term = (2 * x * density(n, x)) / n;
  let sum = term;
  for (let k = 1; term > sum * 1e-18; k += 1) {
    term *= x / (n + 2 * k);
    sum += term;
  }
  return sum;
}

/**
 * The density of chi-square(n): x^(n/2-1) e^(-x/2) / (2^(n/2) gamma(n/2)), multiplied step by step
 * against overflow.
 */
function density(n: number, x: number): number {
  let value = n % 2 === 0 ? Math.exp(-x / 2) / 2 : Math.exp(-x / 2) / Math.sqrt(2 * Math.PI * x);
  for (let k = n % 2 === 0 ? 2 : 1; k < n; k += 2) value *= x / k;
  return value;
}
