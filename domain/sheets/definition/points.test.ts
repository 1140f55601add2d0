import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../testing/holds.ts';
import { AWARD_100 } from './award-100.ts';
import { areOfSheet, itemsOf, maximumOf, soFar } from './points.ts';
import { typedPoints, withoutLastDigit } from './typed-points.ts';

const items = itemsOf(AWARD_100);

test('SHT-2, SHT-24 a blank is not zero: a part says nothing before its first answer, and counts a zero as one', () => {
  expect(soFar(items, {})).toEqual({ answered: 0, of: 11, points: null });
  expect(soFar(items, { harmony: 0 })).toEqual({ answered: 1, of: 11, points: 0 });
  expect(soFar(items, { harmony: 7, complexity: 6 })).toEqual({ answered: 2, of: 11, points: 13 });
});

test('SHT-2 whatever is typed, no number above the maximum comes to stand, and taking the last digit back undoes it', () => {
  holds(
    fc.property(
      fc.constantFrom(...items),
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
      (item, digits) => {
        let points: number | null = null;
        for (const digit of digits) {
          const next = typedPoints(points, digit, item);
          if (next === null) continue;
          expect(next).toBeLessThanOrEqual(item.maximum);
          if (points !== null && points > 0) expect(withoutLastDigit(next)).toBe(points);
          points = next;
        }
        expect(areOfSheet(points === null ? {} : { [item.key]: points }, AWARD_100)).toBe(true);
      },
    ),
  );
});

test('SHT-2 the highest answer can be typed to every item, and is the highest', () => {
  for (const item of items) {
    const typed = [...String(item.maximum)].reduce<number | null>(
      (before, digit) => typedPoints(before, Number(digit), item),
      null,
    );
    expect(typed).toBe(item.maximum);
    expect(areOfSheet({ [item.key]: item.maximum + 1 }, AWARD_100)).toBe(false);
  }
  expect(maximumOf({ items })).toBe(100);
});

test('SHT-2 a digit is taken back from behind, and the only one leaves a blank', () => {
  expect([15, 10, 7, 0, null].map(withoutLastDigit)).toEqual([1, 1, null, null, null]);
});

test('SHT-3, SHT-25 points that are none, or of no item of the sheet, are not of the sheet', () => {
  for (const points of [{ harmony: 1.5 }, { harmony: -1 }, { fusty: 3 }, { constructor: 1 }])
    expect(areOfSheet(points, AWARD_100)).toBe(false);
});
