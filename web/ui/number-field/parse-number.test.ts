import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test('GEN-NUM point and comma are both decimal signs', () => {
  expect(parseNumber('28.1')).toBe(28.1);
  expect(parseNumber('28,1')).toBe(28.1);
  expect(parseNumber('-0,5')).toBe(-0.5);
});

test('GEN-NUM empty is no number, and a word is refused', () => {
  expect(parseNumber('  ')).toBeNull();
  expect(parseNumber('1.000,5')).toBeUndefined();
  expect(parseNumber('warm')).toBeUndefined();
});
