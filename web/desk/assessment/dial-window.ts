import type { DefectInterval } from '../../../domain/results/stored-interval.ts';

/** The drawn section of the scale, in cm, with its axis ticks. */
export type DialWindow = {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
};

/**
 * The possible distances of ticks, in tenths of a cm; the first that needs few enough ticks is
 * used.
 */
const STEPS = [1, 2, 5, 10] as const;
const MOST_TICKS = 6;

/**
 * Computes the section of the scale that contains every analysis, its interval, and the limit
 * nearest to the stretch of all (ASM-24). Null without analyses.
 */
export function dialWindow(
  intervals: readonly DefectInterval[],
  limits: readonly number[],
): DialWindow | null {
  if (intervals.length === 0) return null;
  const ends = intervals.flatMap(({ low, high }) => [low, high]);
  const away = (limit: number): number =>
    Math.max(Math.min(...ends) - limit, limit - Math.max(...ends), 0);
  const all = [...ends, ...limits.toSorted((a, b) => away(a) - away(b)).slice(0, 1)];
  const [least, most] = [10 * Math.min(...all) - 1, 10 * Math.max(...all) + 1];
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? 20;
  const from = Math.max(0, Math.floor(least / step) * step);
  const to = Math.min(100, Math.ceil(most / step) * step);
  const ticks: number[] = [];
  for (let tick = from; tick <= to; tick += step) ticks.push(tick / 10);
  return { from: from / 10, to: to / 10, ticks };
}
