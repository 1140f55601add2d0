import type { Millimetres } from '../words/millimetres.ts';

/**
 * The distance of a mark from a range, in whole millimetres: positive if stronger, negative if
 * weaker, zero inside (TRN-5). The ends belong to the range. Example: 31 of 20 to 28 is 3.
 */
export function distanceFromRange(
  mark: Millimetres,
  { low, high }: { readonly low: number; readonly high: number },
): number {
  if (mark > high) return mark - high;
  return mark < low ? mark - low : 0;
}

/**
 * The distance of a mark from a median, in whole millimetres (TRN-5). Half a millimetre, from two
 * middle marks, is dropped. Example: 36 of 34.5 is 1.
 */
export const distanceFromMedian = (mark: Millimetres, median: number): number => {
  const away = Math.floor(Math.abs(mark - median));
  return away === 0 ? 0 : Math.sign(mark - median) * away;
};
