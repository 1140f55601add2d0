/**
 * The median: the middle mark, or the mean of the two middle marks, in half millimetres (N)
 * (M-MEDIAN). Example: of 20, 31, 36, 50 mm the two middle marks are 31 and 36, so 67 half
 * millimetres, 3.35 cm.
 */
export function medianHalves(sorted: ArrayLike<number>, n: number): number {
  const upper = n >> 1;
  const lower = (n - 1) >> 1;
  return (sorted[lower] ?? 0) + (sorted[upper] ?? 0);
}
