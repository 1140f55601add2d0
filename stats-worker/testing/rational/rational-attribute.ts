import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import {
  compare,
  decimal,
  fraction,
  minus,
  over,
  plus,
  type Rational,
  rootOf,
  squared,
  times,
  toNumber,
  total,
} from './rational.ts';

/**
 * The exact figures of one attribute, in cm; a figure with a root is stored squared. Null without
 * marks.
 */
export type RationalFigures = {
  readonly n: number;
  readonly median: Rational;
  readonly p25: Rational;
  readonly p75: Rational;
  readonly iqr: Rational;
  readonly sStarSquared: Rational;
  /** A fraction, not per cent; null when the median is 0. */
  readonly cvrSquared: Rational | null;
  readonly uSquared: Rational;
  readonly uMax: Rational;
  readonly mean: Rational;
  readonly variance: Rational | null;
};

/**
 * Computes exact figures from marks in mm, in any order, independently of the engine by method.md
 * (M-STAT).
 */
export function rationalFigures(
  marks: readonly number[],
  quantile: PanelSettings['quantile'],
): RationalFigures | null {
  const cm = [...marks].sort((a, b) => a - b).map((mm) => fraction(mm, 10));
  const n = fraction(cm.length);
  if (cm.length === 0) return null;
  const median = middle(cm);
  const p25 = quartile(cm, fraction(1, 4), quantile);
  const p75 = quartile(cm, fraction(3, 4), quantile);
  const iqr = minus(p75, p25);
  const sStarSquared = over(squared(times(decimal(1.25), iqr)), times(squared(decimal(1.35)), n));
  const mean = over(total(cm), n);
  const apart = total(cm.map((x) => squared(minus(x, mean))));
  return {
    n: cm.length,
    median,
    p25,
    p75,
    iqr,
    sStarSquared,
    cvrSquared: median.above === 0n ? null : over(sStarSquared, squared(median)),
    uSquared: times(squared(decimal(1.96)), sStarSquared),
    uMax: times(decimal(0.392), median),
    mean,
    variance: cm.length < 2 ? null : over(apart, minus(n, fraction(1))),
  };
}

/** The median (M-MEDIAN). */
function middle(sorted: readonly Rational[]): Rational {
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return at(sorted, half + 1);
  return over(plus(at(sorted, half), at(sorted, half + 1)), fraction(2));
}

/** A quartile (M-QUARTILE). */
function quartile(
  sorted: readonly Rational[],
  p: Rational,
  quantile: PanelSettings['quantile'],
): Rational {
  if (quantile === 'type7') {
    const position = times(p, fraction(sorted.length - 1));
    const whole = Number(position.above / position.below);
    const rest = minus(position, fraction(whole));
    const lower = at(sorted, whole + 1);
    if (rest.above === 0n) return lower;
    return plus(lower, times(rest, minus(at(sorted, whole + 2), lower)));
  }
  const position = times(p, fraction(sorted.length));
  const whole = Number(position.above / position.below);
  if (compare(position, fraction(whole)) !== 0) return at(sorted, whole + 1);
  return over(plus(at(sorted, whole), at(sorted, whole + 1)), fraction(2));
}

/** The mark at a position counted from 1. */
function at(sorted: readonly Rational[], place: number): Rational {
  const found = sorted[place - 1];
  if (found === undefined) throw new Error(`no mark at ${place} of ${sorted.length}`);
  return found;
}

/** The figures as numbers, with the names of exchange.md. */
export function numbersOf(of: RationalFigures | null) {
  if (of === null)
    return {
      n: 0,
      median: null,
      p25: null,
      p75: null,
      iqr: null,
      sStar: null,
      cvr: null,
      ciLow: null,
      ciHigh: null,
      u: null,
      uMax: null,
      mean: null,
      sd: null,
    };
  const u = rootOf(of.uSquared);
  return {
    n: of.n,
    median: toNumber(of.median),
    p25: toNumber(of.p25),
    p75: toNumber(of.p75),
    iqr: toNumber(of.iqr),
    sStar: rootOf(of.sStarSquared),
    cvr: of.cvrSquared === null ? null : 100 * rootOf(of.cvrSquared),
    ciLow: toNumber(of.median) - u,
    ciHigh: toNumber(of.median) + u,
    u,
    uMax: toNumber(of.uMax),
    mean: toNumber(of.mean),
    sd: of.variance === null ? null : rootOf(of.variance),
  };
}
