import { expect, test } from 'vitest';
import { missingEvaluations } from './missing-evaluations.ts';

test.each([
  [null, 0, null],
  [0, 0, null],
  [10, 0, 10],
  [10, 7, 3],
  [10, 10, 0],
  [10, 24, 0],
])(
  'QUA-30 QUA-51 of %s evaluations asked for in the year and %i made, %s are missing',
  (asked, made, missing) => {
    expect(missingEvaluations(asked, made)).toBe(missing);
  },
);
