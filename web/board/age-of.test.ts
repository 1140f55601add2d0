import { expect, test } from 'vitest';
import { ageOf } from './age-of.ts';

test('BRD-9 an age is said in its one unit', () => {
  expect(ageOf(4_999)).toEqual({ unit: 'now' });
  expect(ageOf(12_000)).toEqual({ unit: 's', count: 12 });
  expect(ageOf(38 * 60_000)).toEqual({ unit: 'min', count: 38 });
  expect(ageOf(3 * 3_600_000)).toEqual({ unit: 'h', count: 3 });
  expect(ageOf(41 * 86_400_000)).toEqual({ unit: 'd', count: 41 });
});
