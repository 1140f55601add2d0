import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { byCode, codeOrder } from './code-order.ts';

test('REG-11 codes are in the order people count in: T2 before T10, whatever their capitals', () => {
  const codes = ['T10', 't2', 'T1', 'A-10', 'A-9', 'T02b', 'T', 'B'];
  expect(codes.toSorted(byCode)).toEqual(['A-9', 'A-10', 'B', 'T', 'T1', 't2', 'T02b', 'T10']);
  expect(['T02', 'T2'].toSorted(byCode)).toEqual(['T2', 'T02']);
  expect(codeOrder('T2-7')).toBe('t0000000002-0000000007');
});

test('REG-11 numbers after the same letters are in the order of what they count', () => {
  holds(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99_999 }), (a, b) =>
      Object.is(Math.sign(byCode(`T${a}`, `T${b}`)), Math.sign(a - b)),
    ),
  );
});
