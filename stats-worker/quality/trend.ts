import { linearRegression, linearRegressionLine } from 'simple-statistics';

/** Fewest points that a line is drawn through. */
const FEWEST_POINTS = 3;

/** Days of a mean month. */
const MONTH = 365.25 / 12;

/** The straight line through a chart: its values at the first and the last point, and its change a month. */
export type Trend = { readonly start: number; readonly end: number; readonly perMonth: number };

/**
 * M-EVOLUTION (P): the least-squares line of a figure over time, for information; null with fewer than three points or
 * when all are of one day. Example: 1.0, 1.1 and 1.2 on days 0, 30 and 60 rise by 0.101 a month.
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
