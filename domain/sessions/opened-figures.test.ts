import { expect, test } from 'vitest';
import { isOpened } from './opened-figures.ts';

test('BRD-2 SES-14 figures are opened of a glass and not of the other replicate of its sample; both were before a glass was named', () => {
  const glass = (sample: string, replicate: 1 | 2) => ({ sample, replicate });
  const opened = [glass('a', 1), { sample: 'b', replicate: null }];
  expect(isOpened(opened, glass('a', 1))).toBe(true);
  expect(isOpened(opened, glass('a', 2))).toBe(false);
  expect([1, 2].map((at) => isOpened(opened, glass('b', at === 1 ? 1 : 2)))).toEqual([true, true]);
  expect(isOpened(opened, glass('c', 1))).toBe(false);
});
