import type { MarkSummary } from '../statistics/mark-summary.ts';
import { medianHalves } from '../statistics/median.ts';
import type { QuantileType } from '../statistics/quartiles.ts';
import { quartileQuarters } from '../statistics/quartiles.ts';

/** Exact summaries as columns: 15 bytes for each instead of an object. */
export type SummaryColumns = {
  readonly n: Uint16Array;
  readonly medianHalves: Uint8Array;
  readonly p25Quarters: Uint16Array;
  readonly p75Quarters: Uint16Array;
  readonly sum: Uint32Array;
  readonly squares: Uint32Array;
};

/** Creates columns for `count` summaries, all of no marks. */
export const createSummaryColumns = (count: number): SummaryColumns => ({
  n: new Uint16Array(count),
  medianHalves: new Uint8Array(count),
  p25Quarters: new Uint16Array(count),
  p75Quarters: new Uint16Array(count),
  sum: new Uint32Array(count),
  squares: new Uint32Array(count),
});

/** Writes a summary at an index. */
export function writeSummary(into: SummaryColumns, place: number, of: MarkSummary): void {
  into.n[place] = of.n;
  into.medianHalves[place] = of.medianHalves;
  into.p25Quarters[place] = of.p25Quarters;
  into.p75Quarters[place] = of.p75Quarters;
  into.sum[place] = of.sum;
  into.squares[place] = of.squares;
}

/** Reads the summary at an index. */
export const readSummary = (from: SummaryColumns, place: number): MarkSummary => ({
  n: from.n[place] ?? 0,
  medianHalves: from.medianHalves[place] ?? 0,
  p25Quarters: from.p25Quarters[place] ?? 0,
  p75Quarters: from.p75Quarters[place] ?? 0,
  sum: from.sum[place] ?? 0,
  squares: from.squares[place] ?? 0,
});

/**
 * Summarises the first `n` marks, in ascending order, directly into an index (M-STAT). It equals
 * summariseSorted, without an object, since a long history has millions of them.
 */
export function summariseInto(
  into: SummaryColumns,
  place: number,
  sorted: Uint8Array,
  n: number,
  quantile: QuantileType,
): void {
  into.n[place] = n;
  if (n === 0 || sorted[n - 1] === 0) return;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < n; at += 1) {
    const mm = sorted[at] ?? 0;
    sum += mm;
    squares += mm * mm;
  }
  into.medianHalves[place] = medianHalves(sorted, n);
  into.p25Quarters[place] = quartileQuarters(sorted, n, 1, quantile);
  into.p75Quarters[place] = quartileQuarters(sorted, n, 3, quantile);
  into.sum[place] = sum;
  into.squares[place] = squares;
}
