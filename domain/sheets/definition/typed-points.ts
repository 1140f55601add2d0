import { fitsItem } from './points.ts';
import type { PointsItem } from './sheet-definition.ts';

/**
 * SHT-2: the points that stand once a digit is typed behind what stands, or null where they would pass the maximum: no key
 * gives a number that is not allowed. A zero that stands is replaced, since no number begins with one.
 */
export function typedPoints(
  before: number | null,
  digit: number,
  item: Pick<PointsItem, 'maximum'>,
): number | null {
  const points = (before ?? 0) * 10 + digit;
  return fitsItem(points, item) ? points : null;
}

/** SHT-2: the points that stand once the last digit is taken back; null where none is left. */
export const withoutLastDigit = (before: number | null): number | null =>
  before === null || before < 10 ? null : Math.trunc(before / 10);
