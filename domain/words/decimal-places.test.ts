import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import {
  decimalPlaces,
  decimalPlacesForAll,
  decimalPlacesOfLimit,
  decimalPlacesOfLine,
  rounded,
} from './decimal-places.ts';

test('M-CVR a figure is printed with as many decimals as show on which side of its limit it lies', () => {
  const places = (value: number) => decimalPlaces(value, 20, 2).figure;
  expect([20.0046, 19.99999, 20, 20.006, 7.38174].map(places)).toEqual([3, 5, 2, 2, 2]);
});

/** Limits as people type them, and those of normalised indexes, which never end. */
const anyLimit = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  fc.integer({ min: 1, max: 99_999 }).map((parts) => parts / 1000),
  fc.double({ min: 0.5, max: 20, noNaN: true }),
);
/** How far a figure lies from its limit: from nothing over the last decimals to far. */
const anyDistance = fc
  .tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.integer({ min: -11, max: 0 }))
  .map(([digits, exponent]) => digits * 10 ** exponent);

test('NUM-2 what is printed of a figure and of its limit shows on which side the figure lies', () => {
  holds(
    fc.property(anyLimit, anyDistance, fc.constantFrom(-1, 1), (limit, distance, side) => {
      const value = limit + side * distance * Math.max(1, limit);
      const places = decimalPlaces(value, limit, 2);
      const printed = rounded(value, places.figure) - rounded(limit, places.limit);
      expect(Math.sign(printed)).toBe(side);
    }),
  );
});

test('NUM-2 a figure at its limit is printed as its limit, whatever binary fractions add to it', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (parts) => {
      const limit = parts / 1000;
      for (const value of [limit, limit * (1 + 2 ** -52), limit * (1 - 2 ** -52)]) {
        const places = decimalPlaces(value, limit, 2);
        expect(rounded(value, places.figure)).toBe(rounded(limit, places.limit));
      }
    }),
  );
});

test('NUM-2 NUM-5 a limit that ends is printed to its end, one that never ends with the decimals of its figure', () => {
  expect(decimalPlaces(1.0019, 1, 2)).toEqual({ figure: 3, limit: 2 });
  expect(decimalPlaces(0.3, 0.475, 2)).toEqual({ figure: 2, limit: 3 });
  expect(decimalPlaces(0.475, 0.475, 2)).toEqual({ figure: 3, limit: 3 });
  expect(decimalPlaces(2.1043, 2.0986111, 2)).toEqual({ figure: 3, limit: 3 });
  expect(decimalPlaces(1.2, 2.0986111, 2)).toEqual({ figure: 2, limit: 2 });
  expect([1, 0.475, 15.507 / 8].map((limit) => decimalPlacesOfLimit(limit, 2))).toEqual([2, 3, 6]);
  expect(decimalPlacesOfLimit(Math.PI, 2)).toBe(2);
});

test('NUM-2 beside several limits a figure shows its side of each', () => {
  expect(decimalPlacesForAll(2.0004, [-3, -2, 2, 3], 2)).toBe(4);
  expect(decimalPlacesForAll(-2.9996, [-3, -2, 2, 3], 2)).toBe(4);
  expect(decimalPlacesForAll(1.2, [-3, -2, 2, 3], 2)).toBe(2);
  expect(decimalPlacesOfLine(2.0986111, [1.2, 2.1043, 2.09863], 2)).toBe(5);
  expect(decimalPlacesOfLine(0.475, [], 2)).toBe(3);
});

test('M-CVR a half is printed away from zero, as its digits say', () => {
  expect([rounded(2.275, 2), rounded(-2.275, 2), rounded(1e-7, 2), rounded(0.125, 2)]).toEqual([
    2.28, -2.28, 0, 0.13,
  ]);
});
