import { expect, test } from 'vitest';
import type { Exclusion } from '../documents/assessment.document.ts';
import { tasterId } from '../testing/plans.ts';
import { exclusionChanges } from './exclusion-changes.ts';

const out = (taster: number, reason: string, replicate: 1 | 2 = 1): Exclusion => ({
  taster: tasterId(taster),
  replicate,
  reason,
  by: 'Eva',
  at: '2026-11-27T10:00:00Z',
});

test('AUD-12 a sheet that is left out, put back, or left out for another reason is told, and no other', () => {
  const was = [out(1, 'a cold'), out(2, 'a cold'), out(3, 'a cold'), out(3, 'late', 2)];
  const is = [out(1, 'a cold'), out(2, 'the wrong glass'), out(3, 'late', 2), out(4, 'perfume')];
  expect(exclusionChanges(was, is)).toEqual([
    { taster: tasterId(2), replicate: 1, before: 'a cold', after: 'the wrong glass' },
    { taster: tasterId(3), replicate: 1, before: 'a cold', after: null },
    { taster: tasterId(4), replicate: 1, before: null, after: 'perfume' },
  ]);
  expect(exclusionChanges(is, is)).toEqual([]);
});
