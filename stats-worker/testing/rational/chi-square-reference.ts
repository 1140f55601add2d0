/**
 * The 95 % quantile of chi-square(n) by bisection of its closed form, a method independent of the
 * engine's.
 */
export function chiSquareReference(n: number): number {
  let [low, high] = [0, 10 * n + 50];
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (low + high) / 2;
    if (upperTail(n, middle) > 0.05) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** P(chi-square(n) > x): a finite sum for every whole n, with erfc where n is odd. */
function upperTail(n: number, x: number): number {
  const isEven = n % 2 === 0;
  let term = isEven ? 1 : Math.sqrt((2 * x) / Math.PI);
  let sum = 0;
  for (let k = isEven ? 2 : 3; k <= n; k += 2) {
    sum += term;
    term *= x / k;
  }
  return Math.exp(-x / 2) * sum + (isEven ? 0 : 1 - erf(Math.sqrt(x / 2)));
}

function erf(z: number): number {
  let term = z;
  let sum = 0;
  for (let k = 0; term > 1e-20 * (sum + 1e-300); k += 1) {
    sum += term;
    term *= (2 * z * z) / (2 * k + 3);
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-z * z) * sum;
}
