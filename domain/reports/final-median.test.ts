import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalMedian, isRaised } from './final-median.ts';
import { analysis, lineOf } from './testing/example-report.ts';

const one = (median: number | null) => [analysis({ fusty: lineOf(median) })];
const two = (first: number, second: number) => [
  analysis({ fusty: lineOf(first) }),
  analysis({ fusty: lineOf(second) }, 2),
];

test('M-CLASS, RPT-1, RPT-11 a median of 0.05 becomes 0.1, and it is said that it was raised', () => {
  expect([0, 0.05, 0.1, 3.45, 3.5].map((median) => finalMedian(one(median), 'fusty'))).toEqual([
    0, 0.1, 0.1, 3.5, 3.5,
  ]);
  expect([0, 0.05, 0.1, 3.45].map((median) => isRaised(one(median), 'fusty'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(isRaised(two(0.1, 0), 'fusty')).toBe(true);
  expect(isRaised(two(0.1, 0.1), 'fusty')).toBe(false);
  expect([finalMedian(one(null), 'fusty'), finalMedian(one(1), 'winey')]).toEqual([null, null]);
});

test('M-EN, RPT-1, RPT-11 the median of a pair is the mean of the two, rounded once, half away from zero, whatever a fraction says', () => {
  const halves = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(halves, halves, (first, second) => {
      const made = finalMedian(two(first / 20, second / 20), 'fusty') ?? Number.NaN;
      // In quarters of a millimetre: the mean lies within two of what is stated, and a half goes up.
      const off = Math.round(made * 40) - (first + second);
      expect(off).toBeGreaterThan(-2);
      expect(off).toBeLessThanOrEqual(2);
      expect(finalMedian(two(second / 20, first / 20), 'fusty')).toBe(made);
      expect(finalMedian(two(first / 20, first / 20), 'fusty')).toBe(
        finalMedian(one(first / 20), 'fusty'),
      );
    }),
  );
});
