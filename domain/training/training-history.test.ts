import { expect, test } from 'vitest';
import { meanDistance, trainedLines } from './training-history.ts';

const lines = [
  { attribute: 'musty', by: 3 },
  { attribute: 'fruity', by: 0 },
  { attribute: 'musty', by: -6 },
] as const;

test('TRN-9 the mean distance is that of the marks with a target, stronger and weaker alike', () => {
  expect(meanDistance(lines, 'all')).toBe(3);
  expect(meanDistance(lines, 'musty')).toBe(4.5);
  expect(meanDistance(lines, 'fruity')).toBe(0);
  expect(meanDistance(lines, 'bitter')).toBeNull();
  expect(trainedLines([{ lines }, { lines: [] }])).toEqual(['musty', 'fruity']);
});
