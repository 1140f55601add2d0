import { expect, test } from 'vitest';
import { mm } from '../testing/mm.ts';
import { distanceFromMedian, distanceFromRange } from './distance.ts';

const range = { low: 20, high: 28 };

test.each([
  [31, 3],
  [29, 1],
  [28, 0],
  [24, 0],
  [20, 0],
  [19, -1],
  [0, -20],
])(
  'TRN-5 a mark of %i mm is %i mm out of the range of 20 to 28, whose ends are inside',
  (mark, by) => {
    expect(distanceFromRange(mm(mark), range)).toBe(by);
  },
);

test.each([
  [36, 34, 2],
  [36, 34.5, 1],
  [35, 34.5, 0],
  [34, 34.5, 0],
  [33, 34.5, -1],
  [0, 0, 0],
])(
  'TRN-5, TRN-21 a mark of %i mm beside a median of %d mm is %i mm away, half a millimetre being none',
  (mark, median, by) => {
    expect(distanceFromMedian(mm(mark), median)).toBe(by);
  },
);
