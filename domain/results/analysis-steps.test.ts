import { expect, test } from 'vitest';
import { analysisSteps, awaitedAnalyses, pairOverSessions } from './analysis-steps.ts';
import type { ResultRow } from './result-row.ts';
import type { SampleVerdict } from './sample-verdict.ts';
import { analysisOf, pairOf, verdictOf } from './testing/analyses.ts';

const rejected = verdictOf({ further: 1, pairs: [pairOf(3, 5)] });
const rows: readonly ResultRow[] = [
  analysisOf(8, '2026-11-13', 1),
  analysisOf(5, '2026-11-04', 2),
  analysisOf(4, '2026-11-02', 1, { isCounter: true }),
  analysisOf(3, '2026-10-30', 1),
  analysisOf(2, '2026-10-29', 1, { training: true }),
];
const told = (verdict: SampleVerdict | null) =>
  analysisSteps(rows, verdict).map(({ row, number, pair }) => [
    row.session,
    number,
    pair?.session1 ?? null,
  ]);

test('ASM-23 analyses are numbered from the oldest, training and counter-assessments aside, and a pair stands with its later half', () => {
  expect(told(rejected)).toEqual([
    [2, null, null],
    [3, 1, null],
    [4, null, null],
    [5, 2, 3],
    [8, 3, null],
  ]);
  expect(told(null).map(([, , pair]) => pair)).toEqual([null, null, null, null, null]);
});

test('ASM-23 two analyses of one session stand in the order of their replicates, and the pair with the second', () => {
  const both = [analysisOf(6, '2026-11-05', 2), analysisOf(6, '2026-11-05', 1)];
  const steps = analysisSteps(both, verdictOf({ pairs: [pairOf(6, 6)] }));
  expect(steps.map(({ row, pair }) => [row.replicate, pair !== null])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('ASM-23 a rejected pair waits for the analyses that are not in, by their numbers; any other verdict for none', () => {
  const steps = analysisSteps(rows, rejected);
  expect(awaitedAnalyses(steps, rejected)).toEqual([4]);
  expect(awaitedAnalyses(steps.slice(0, 4), { ...rejected, further: 0 })).toEqual([3, 4]);
  expect(awaitedAnalyses(steps, { ...rejected, state: 'person-decides', further: 2 })).toEqual([]);
  expect(awaitedAnalyses(steps, { ...rejected, state: 'final', further: 0 })).toEqual([]);
  expect(awaitedAnalyses(steps, null)).toEqual([]);
});

test('ASM-22 each half knows its pair over two sessions, and a pair of one session is none', () => {
  const of = (session: number, replicate: 1 | 2, verdict: SampleVerdict | null = rejected) =>
    pairOverSessions(verdict, { session, replicate })?.session2 ?? null;
  expect([of(3, 1), of(5, 2), of(3, 2), of(5, 1), of(8, 1)]).toEqual([5, 5, null, null, null]);
  expect(of(6, 1, verdictOf({ pairs: [pairOf(6, 6)] }))).toBeNull();
  expect(of(3, 1, null)).toBeNull();
});
