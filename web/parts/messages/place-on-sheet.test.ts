import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { type PlaceOnSheet, placeOnSheet } from './place-on-sheet.ts';

/** The middle of each part of the line, in millimetres. */
const MIDDLE: Readonly<Record<PlaceOnSheet, number>> = {
  'not-perceived': 0,
  'near-start': 3,
  eighth: 12.5,
  quarter: 25,
  third: 33.3,
  half: 50,
  'two-thirds': 66.7,
  'three-quarters': 75,
  'seven-eighths': 87.5,
  'near-end': 97,
};

test('BTH-18 the word of a place is not further off than a tenth of the line, and grows with the place', () => {
  holds(
    fc.property(fc.integer({ min: 0, max: 99 }), (mm) => {
      const [here, next] = [MIDDLE[placeOnSheet(mm)], MIDDLE[placeOnSheet(mm + 1)]];
      expect(Math.abs(here - mm)).toBeLessThan(10);
      expect(next).toBeGreaterThanOrEqual(here);
    }),
  );
  expect([placeOnSheet(0), placeOnSheet(1), placeOnSheet(100)]).toEqual([
    'not-perceived',
    'near-start',
    'near-end',
  ]);
});
