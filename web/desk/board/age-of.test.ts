import { expect, test } from 'vitest';
import { ageOf } from './age-of.ts';

test('BRD-9 an age is said in its one unit', () => {
  expect(ageOf(4_999)).toEqual({ unit: 'now' });
  expect(ageOf(12_000)).toEqual({ unit: 's', count: 12 });
  expect(ageOf(38 * 60_000)).toEqual({ unit: 'min', count: 38 });
  expect(ageOf(3 * 3_600_000)).toEqual({ unit: 'h', count: 3 });
  expect(ageOf(41 * 86_400_000)).toEqual({ unit: 'd', count: 41 });
});

test('BRD-9 a unit begins where it is full, and what lies ahead is now', () => {
  expect(ageOf(5_000)).toEqual({ unit: 's', count: 5 });
  expect(ageOf(59_999)).toEqual({ unit: 's', count: 59 });
  expect(ageOf(60_000)).toEqual({ unit: 'min', count: 1 });
  expect(ageOf(3_599_999)).toEqual({ unit: 'min', count: 59 });
  expect(ageOf(3_600_000)).toEqual({ unit: 'h', count: 1 });
  expect(ageOf(86_399_999)).toEqual({ unit: 'h', count: 23 });
  expect(ageOf(86_400_000)).toEqual({ unit: 'd', count: 1 });
  expect(ageOf(-60_000)).toEqual({ unit: 'now' });
});
