import { expect, test } from 'vitest';
import { freshSeed } from './property-seeds.ts';

test('TST-1 a seed that is given is taken, and without one each run has its own', () => {
  expect(freshSeed('41')).toBe(41);
  const drawn = new Set(Array.from({ length: 5 }, () => freshSeed(undefined)));
  expect(drawn.size).toBeGreaterThan(1);
  for (const seed of [...drawn, freshSeed(''), freshSeed('nonsense')])
    expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31 - 1).toBe(true);
});
