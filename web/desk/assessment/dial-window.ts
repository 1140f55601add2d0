import type { DefectInterval } from '../../../domain/results/stored-interval.ts';

/** The stretch of the scale, in cm, with a mark at each step. */
export type DialWindow = {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
};

/** The steps that a scale is marked at, in tenths of a cm: the first that gives few enough marks is taken. */
const STEPS = [1, 2, 5, 10] as const;
const MOST_TICKS = 6;

/** ASM-24: the stretch of the scale that holds every analysis, its interval, and the limit nearest to them. */
export function dialWindow(
  intervals: readonly DefectInterval[],
  limits: readonly number[],
): DialWindow | null {
  const [first] = intervals;
  if (first === undefined) return null;
  const [nearest] = limits.toSorted((a, b) => Math.abs(a - first.md) - Math.abs(b - first.md));
  const all = [...intervals.flatMap(({ low, high }) => [low, high]), nearest ?? first.md];
  const [least, most] = [10 * Math.min(...all) - 1, 10 * Math.max(...all) + 1];
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? 20;
  const from = Math.max(0, Math.floor(least / step) * step);
  const to = Math.min(100, Math.ceil(most / step) * step);
  const ticks: number[] = [];
  for (let tick = from; tick <= to; tick += step) ticks.push(tick / 10);
  return { from: from / 10, to: to / 10, ticks };
}
