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

const notes = (exclusions: readonly Exclusion[], putBacks: readonly Exclusion[] = []) => ({
  exclusions,
  putBacks,
});

test('AUD-12 a sheet that is left out, put back, or left out for another reason is told, and no other', () => {
  const was = [out(1, 'a cold'), out(2, 'a cold'), out(3, 'a cold'), out(3, 'late', 2)];
  const is = [out(1, 'a cold'), out(2, 'the wrong glass'), out(3, 'late', 2), out(4, 'perfume')];
  const why = 'the wrong glass';
  expect(exclusionChanges(notes(was), notes(is))).toEqual([
    { taster: tasterId(2), replicate: 1, before: 'a cold', after: why, why },
    { taster: tasterId(3), replicate: 1, before: 'a cold', after: null, why: null },
    { taster: tasterId(4), replicate: 1, before: null, after: 'perfume', why: 'perfume' },
  ]);
  expect(exclusionChanges(notes(is), notes(is))).toEqual([]);
});

test('AUD-12 why a sheet was put back is told, and what was written when it was put back another time is not', () => {
  const was = notes([out(1, 'a cold')]);
  const back = { ...out(1, 'the cold was none'), at: '2026-11-27T11:00:00Z' };
  const [told] = exclusionChanges(was, notes([], [back]));
  expect(told).toMatchObject({ before: 'a cold', after: null, why: 'the cold was none' });
  const [again] = exclusionChanges(notes([out(1, 'late')], [back]), notes([], [back]));
  expect(again).toMatchObject({ before: 'late', after: null, why: null });
});
