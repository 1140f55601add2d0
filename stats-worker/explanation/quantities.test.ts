import { expect, test } from 'vitest';
import { number } from './quantities.ts';

test('M-RECORD what is not finite is not defined', () => {
  const values = [1.5, 0, null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  expect(
    values.map((value) => {
      const shown = number('cvr', value, 'percent');
      return shown.kind === 'number' ? shown.value : 'no number';
    }),
  ).toEqual([1.5, 0, null, null, null, null]);
});
