import { expect, test } from 'vitest';
import {
  halfOfKey,
  hourInHalf,
  isAfterHalf,
  isSeparator,
  isWholePart,
  isYearFirst,
  onTwelveHours,
} from './type-part.ts';

const DAY = { name: 'day', maxValue: 31 } as const;
const MONTH = { name: 'month', maxValue: 12 } as const;
const YEAR = { name: 'year', maxValue: 9999 } as const;
const HOUR = { name: 'hour', maxValue: 12 } as const;
const MINUTE = { name: 'minute', maxValue: 59 } as const;

test('FRM-23 what people write between the parts of a date or a time goes on to the next', () => {
  for (const key of ['/', '-', '.', ',', ':', ' ', '\u00a0', 'h', 'H'])
    expect(isSeparator(key)).toBe(true);
  for (const key of ['2', 'p', 'Enter', '+', '//']) expect(isSeparator(key)).toBe(false);
});

test.each([
  [DAY, '3', false],
  [DAY, '4', true],
  [DAY, '03', true],
  [DAY, '32', true],
  [MONTH, '1', false],
  [MONTH, '2', false],
  [MONTH, '25', true],
  [YEAR, '202', false],
  [YEAR, '2026', true],
  [HOUR, '2', false],
  [HOUR, '3', true],
  [HOUR, '13', true],
  [MINUTE, '7', false],
  [MINUTE, '75', true],
] as const)('FRM-23 whether $0.name is whole with “%s”: %s', (part, digits, isWhole) => {
  expect(isWholePart(part, digits)).toBe(isWhole);
});

test('FRM-45 four digits and a separator are a year that comes first', () => {
  for (const keys of ['2026-', '2026/', '2026.', '1999 ']) expect(isYearFirst(keys)).toBe(true);
  for (const keys of ['2026', '0203/', '1203/', '2100-', '20-26-', '2026-1', '-2026-', '20:26'])
    expect(isYearFirst(keys)).toBe(false);
});

test('FRM-23 a letter of am or pm says the half of the day, and no other key does', () => {
  expect(['a', 'A', 'p', 'P', 'm', 'h', '1', '', 'pm'].map(halfOfKey)).toEqual([
    0,
    0,
    1,
    1,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(['m', 'M', 'a', 'mm'].map(isAfterHalf)).toEqual([true, true, false, false]);
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.map((hour) => hourInHalf(hour, 0))).toEqual([
    ...hours.slice(0, 12),
    ...hours.slice(0, 12),
  ]);
  expect(hours.map((hour) => hourInHalf(hour, 1))).toEqual([
    ...hours.slice(12),
    ...hours.slice(12),
  ]);
  expect([24, 99].map((hour) => hourInHalf(hour, 1))).toEqual([24, 99]);
});

test('FRM-23 an hour of 24 is read on a clock of 12 hours, and no other becomes one', () => {
  for (let hour = 0; hour <= 30; hour += 1) {
    const { hour: shown, half } = onTwelveHours(hour);
    if (half === null) expect(shown).toBe(hour);
    else expect((shown % 12) + 12 * half).toBe(hour);
    expect(half !== null).toBe(hour === 0 || (hour >= 12 && hour <= 23));
  }
});
