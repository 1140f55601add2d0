import { expect, test } from 'vitest';
import type { OilClass } from '../words/assessment.ts';
import { type Agreement, halvesAgree, statedClass } from './halves-agree.ts';

test.each<readonly [OilClass, OilClass, Agreement]>([
  ['NOCLASIFICATED', 'NOCLASIFICATED', 'neither'],
  ['EVOO', 'NOCLASIFICATED', 'differs'],
  ['EVOO', 'VOO', 'differs'],
  ['EVOO', 'EVOO', 'same'],
])('ASM-32 of the categories %s and %s it is said: %s', (one, two, said) => {
  expect(halvesAgree(statedClass(one), statedClass(two))).toBe(said);
});
