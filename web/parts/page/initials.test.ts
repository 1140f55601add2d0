import { expect, test } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

test.each([
  ['Ana Ruiz', 'AR'],
  ['ana maría ruiz pérez', 'AP'],
  ['  Ana \t Ruiz ', 'AR'],
  ['ana', 'A'],
  ['élodie ñ', 'ÉÑ'],
  ['𝒜 b', '𝒜B'],
  ['', ''],
  ['  ', ''],
])('PLN-2 the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('PLN-2 an account has the same one of four tones on every screen', () => {
  expect(toneOf('ab')).toBe(2);
  expect(toneOf('')).toBe(1);
  expect(['a', 'b', 'c', 'd', 'e'].map(toneOf)).toEqual([2, 3, 4, 1, 2]);
  expect(toneOf('ba')).toBe(4);
  expect(toneOf('abcd')).toBe(4);
});
