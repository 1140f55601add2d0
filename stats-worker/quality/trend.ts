import { linearRegression, linearRegressionLine } from 'simple-statistics';

/** The fewest points for a trend line. */
const FEWEST_POINTS = 3;

/** The days of a mean month. */
const MONTH = 365.25 / 12;

/**
 * The trend line of a chart: its values at the first and the last point, and its change per month.
 */
export type Trend = { readonly start: number; readonly end: number; readonly perMonth: number };

/**
 * Computes the least-squares line of a figure over time, for information (P) (M-EVOLUTION). Null
 * with fewer than three points or when all are of one day. Example: 1.0, 1.1 and 1.2 on days 0, 30
 * and 60 rise by 0.101 a month.
 */
export function trend(
  points: readonly { readonly day: number; readonly value: number }[],
): Trend | null {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < FEWEST_POINTS || first === undefined || last === undefined) return null;
  if (points.every(({ day }) => day === first.day)) return null;
  const fit = linearRegression(points.map(({ day, value }) => [day - first.day, value]));
  const line = linearRegressionLine(fit);
  return { start: line(0), end: line(last.day - first.day), perMonth: fit.m * MONTH };
}
