import { expect, test } from 'vitest';
import { stepBy } from './step-by.ts';

test.each([
  [5, 1, {}, 6],
  [5, -1, {}, 4],
  [0.1, 1, { step: 0.2 }, 0.3],
  [0.3, -1, { step: 0.1 }, 0.2],
  [10, 1, { maxValue: 10 }, 10],
  [0, -1, { minValue: 0 }, 0],
  [50, 1, { maxValue: 10 }, 10],
  [-5, -1, { minValue: 0 }, 0],
  [null, 1, {}, 0],
  [null, -1, {}, 0],
  [null, 1, { minValue: 6, step: 2 }, 6],
  [null, 1, { maxValue: -3 }, -3],
] as const)('GEN-NUM %j, an arrow %d and %j give %d', (value, direction, range, next) => {
  expect(stepBy(value, direction, range)).toBe(next);
});
