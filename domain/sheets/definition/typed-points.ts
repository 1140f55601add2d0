import { fitsItem } from './points.ts';
import type { PointsItem } from './sheet-definition.ts';

/**
 * The points after a digit is typed, or null where they would exceed the maximum: no key produces
 * an invalid number (SHT-2). A zero is replaced, since no number begins with one.
 */
export function typedPoints(
  before: number | null,
  digit: number,
  item: Pick<PointsItem, 'maximum'>,
): number | null {
  const points = (before ?? 0) * 10 + digit;
  return fitsItem(points, item) ? points : null;
}

/** The points after the last digit is deleted; null where none is left (SHT-2). */
export const withoutLastDigit = (before: number | null): number | null =>
  before === null || before < 10 ? null : Math.trunc(before / 10);
