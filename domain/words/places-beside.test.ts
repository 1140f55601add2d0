import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesBeside, rounded } from './places-beside.ts';

test('M-CVR a figure is printed with as many decimals as show on which side of its limit it lies', () => {
  expect(placesBeside(20.0046, 20, 2)).toBe(3);
  expect(placesBeside(19.99999, 20, 2)).toBe(5);
  expect(placesBeside(20, 20, 2)).toBe(2);
  expect(placesBeside(20.006, 20, 2)).toBe(2);
  expect(placesBeside(7.38174, 20, 2)).toBe(2);
  fc.assert(
    fc.property(fc.double({ min: 19.9, max: 20.1, noNaN: true }), (value) => {
      const printed = rounded(value, placesBeside(value, 20, 2));
      if (Math.abs(value - 20) > 1e-11) expect(Math.sign(printed - 20)).toBe(Math.sign(value - 20));
    }),
  );
});

test('M-CVR a half is printed away from zero, as its digits say', () => {
  expect([rounded(2.275, 2), rounded(-2.275, 2), rounded(1e-7, 2), rounded(0.125, 2)]).toEqual([
    2.28, -2.28, 0, 0.13,
  ]);
});
