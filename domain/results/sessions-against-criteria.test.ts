import { expect, test } from 'vitest';
import { againstCriteria } from './sessions-against-criteria.ts';
import { analysisOf } from './testing/analyses.ts';

test('RES-3 of the results a class comes from, each session that was validated against its criteria is named once, with its reason', () => {
  const day = '2026-11-20';
  const rows = [
    analysisOf(4, day, 1, { validationReason: 'The eighth fell ill.' }),
    analysisOf(4, day, 2, { validationReason: 'The eighth fell ill.' }),
    analysisOf(5, day, 1),
    analysisOf(6, day, 2, { validationReason: 'No second bottle.' }),
  ];
  expect(againstCriteria(rows)).toEqual([
    { session: 4, reason: 'The eighth fell ill.' },
    { session: 6, reason: 'No second bottle.' },
  ]);
});
