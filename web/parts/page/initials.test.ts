import { expect, test } from 'vitest';
import { initialsOf, marksOf, toneOf } from './initials.ts';

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

test('PLN-48 of people with like initials each has letters and a hue of its own', () => {
  const people = [
    { user: 'u1', name: 'Elena Marín' },
    { user: 'u5', name: 'Eva Molina' },
    { user: 'u9', name: 'Elisa Mena' },
    { user: 'u13', name: 'Elena Marín' },
  ];
  const marks = marksOf([...people, { user: 'u5', name: 'Eva Molina' }]);
  const letters = people.map(({ user }) => marks.get(user)?.initials);
  expect(letters[0]).toBe('EM');
  expect(new Set(letters).size).toBe(4);
  expect(new Set(people.map(({ user }) => marks.get(user)?.tone)).size).toBe(4);
  expect(marks.get('u1')?.tone).toBe(toneOf('u1'));
});

test('PLN-48 nobody is without letters of their own, however many have one name, nor another in another order', () => {
  const people = Array.from({ length: 9 }, (_, at) => ({ user: `u${at}`, name: 'Ana Ruiz' }));
  const marks = marksOf(people);
  expect(new Set([...marks.values()].map(({ initials }) => initials)).size).toBe(9);
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody');
  expect(marksOf([first, ...others.toReversed()])).toEqual(marks);
});
