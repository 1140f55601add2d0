import { expect, test } from 'vitest';
import type { ReportedClass } from '../../domain/reports/decide-report.ts';
import { pairOf } from '../../domain/results/testing/analyses.ts';
import { verdictDeviations } from './draft-report.ts';

const DECISION = {
  class: 'VOO',
  reason: 'The third bottle decides.',
  at: '2026-11-28T10:00:00.000Z',
  by: 'Eva',
} as const;
const told = (change: Partial<ReportedClass>) =>
  verdictDeviations(
    { class: 'VOO', of: 'analysis', pair: null, rejected: [], ...change },
    DECISION,
  );
const rejected = (session1: number, session2: number) => ({
  what: 'pair-rejected',
  session1,
  session2,
  enDefect: 1.4,
  enFruity: 0.68,
});

test('RPT-4, RPT-17 a class that a person gave says who, when and why, with every pair that was rejected, the one at hand too', () => {
  expect(
    told({ of: 'person', pair: pairOf(14, 15), rejected: [pairOf(11, 12), pairOf(12, 13)] }),
  ).toEqual([
    { what: 'class-decided', ...DECISION },
    rejected(11, 12),
    rejected(12, 13),
    rejected(14, 15),
  ]);
  expect(told({ of: 'person' })).toEqual([{ what: 'class-decided', ...DECISION }]);
});

test('RPT-4 a class that nobody gave tells of no person, and of the pairs that were rejected before', () => {
  expect(told({ of: 'pair', pair: pairOf(14, 15), rejected: [pairOf(11, 12)] })).toEqual([
    rejected(11, 12),
  ]);
  expect(told({})).toEqual([]);
  const none = { class: 'VOO', of: 'person', pair: null, rejected: [] } as const;
  expect(verdictDeviations(none, null)).toEqual([]);
});
