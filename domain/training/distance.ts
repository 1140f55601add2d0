import type { Millimetres } from '../words/millimetres.ts';

/**
 * TRN-5: how far a mark lies outside a range, in whole millimetres: above zero stronger, below zero weaker, zero inside.
 * A mark on an end of the range is inside. Example: 31 of 20 to 28 is 3.
 */
export function distanceFromRange(
  mark: Millimetres,
  { low, high }: { readonly low: number; readonly high: number },
): number {
  if (mark > high) return mark - high;
  return mark < low ? mark - low : 0;
}

/**
 * TRN-5: how far a mark lies from a median, in whole millimetres; half a millimetre, between two middle marks, is none.
 * Example: 36 of 34.5 is 1.
 */
export const distanceFromMedian = (mark: Millimetres, median: number): number => {
  const away = Math.floor(Math.abs(mark - median));
  return away === 0 ? 0 : Math.sign(mark - median) * away;
};
