import { expect, test } from 'vitest';
import { isMillimetres, LINE_LENGTH, NOT_PERCEIVED } from './millimetres.ts';

test.each([0, 1, 57, 100])('M-SCALE: %s mm is on the line', (value) => {
  expect(isMillimetres(value)).toBe(true);
});

test.each([-1, 101, 5.5, Number.NaN, Number.POSITIVE_INFINITY, '57', null, undefined])(
  'M-SCALE: %s is not an intensity',
  (value) => {
    expect(isMillimetres(value)).toBe(false);
  },
);

test('M-SCALE the line is 100 mm long, and not perceived is a zero', () => {
  expect([LINE_LENGTH, NOT_PERCEIVED]).toEqual([100, 0]);
});
