import { medianHalves } from './median.ts';
import { type QuantileType, quartileQuarters } from './quartiles.ts';

/**
 * The exact summary of the marks of one attribute of one sample, as integers from which every
 * figure follows (M-STAT). Medians are in half millimetres, quartiles in quarter millimetres, so
 * that no decision depends on floating point.
 */
export type MarkSummary = {
  readonly n: number;
  readonly medianHalves: number;
  readonly p25Quarters: number;
  readonly p75Quarters: number;
  /** Sum of the marks, mm. */
  readonly sum: number;
  /** Sum of the squared marks, square mm. */
  readonly squares: number;
};

/** The summary of no marks at all: every figure of it is `null`. */
export const NO_MARKS: MarkSummary = {
  n: 0,
  medianHalves: 0,
  p25Quarters: 0,
  p75Quarters: 0,
  sum: 0,
  squares: 0,
};

/**
 * Summarises the first `n` marks, which are in ascending order. `sum` and `squares` are of the same
 * marks. Example: 36, 43, 44 give a median of 86 half millimetres.
 */
export function summariseSorted(
  sorted: ArrayLike<number>,
  n: number,
  quantile: QuantileType,
): MarkSummary {
  if (n === 0) return NO_MARKS;
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < n; place += 1) {
    const mm = sorted[place] ?? 0;
    sum += mm;
    squares += mm * mm;
  }
  return {
    n,
    medianHalves: medianHalves(sorted, n),
    p25Quarters: quartileQuarters(sorted, n, 1, quantile),
    p75Quarters: quartileQuarters(sorted, n, 3, quantile),
    sum,
    squares,
  };
}

/** Summarises marks in any order; the input does not change. */
export function summarise(marks: readonly number[], quantile: QuantileType): MarkSummary {
  const sorted = Uint8Array.from(marks).sort();
  return summariseSorted(sorted, sorted.length, quantile);
}
