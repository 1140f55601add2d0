import { expect, test } from 'vitest';
import { parseSampleId } from '../../domain/words/ids.ts';
import { createSeededRandom } from './seeded-random.ts';

test('STA-3 STA-4 the same seed gives the same chance, and another seed another', () => {
  const draw = (seed: number) => {
    const random = createSeededRandom(seed);
    return [random.below(1_000), random.normal(), random.uuid(), random.oneOf(['a', 'b', 'c'])];
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(parseSampleId(createSeededRandom(7).uuid())).not.toBeNull();
});

test('STA-3 normal draws have a mean of 0 and a deviation of 1', () => {
  const random = createSeededRandom(3);
  const draws = Array.from({ length: 20_000 }, random.normal);
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
  const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(variance).toBeCloseTo(1, 1);
});
