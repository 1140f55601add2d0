import { expect, test } from 'vitest';
import { analysisOf } from '../../../domain/results/testing/analyses.ts';
import { underlyingResults } from './underlying-results.ts';

const [day, other] = ['2026-11-20', '2026-11-27'];
const step = (row: ReturnType<typeof analysisOf>) => ({ row, number: 1, pair: null });
const half = (row: ReturnType<typeof analysisOf>) => ({ row });
const named = (rows: ReturnType<typeof underlyingResults>) =>
  rows.map(({ session, replicate }) => `${session}.${replicate}`);

test('ASM-1 a class rests on the result shown, the other replicate of its session the other half of its pair and the pair that gave it, each once', () => {
  const [one, two, earlier, elsewhere] = [
    analysisOf(5, other, 1),
    analysisOf(5, other, 2),
    analysisOf(4, day, 1),
    analysisOf(3, day, 1),
  ];
  expect(named(underlyingResults(null, [step(elsewhere)], [null]))).toEqual([]);
  expect(named(underlyingResults(two, [step(elsewhere), step(one), step(two)], [null]))).toEqual([
    '5.1',
    '5.2',
  ]);
  const across = { first: half(earlier), second: half(one) };
  expect(named(underlyingResults(one, [step(earlier), step(one)], [across, null]))).toEqual([
    '4.1',
    '5.1',
  ]);
  const further = { first: half(analysisOf(6, other, 1)), second: half(analysisOf(6, other, 2)) };
  expect(named(underlyingResults(one, [step(one)], [across, further]))).toEqual([
    '4.1',
    '5.1',
    '6.1',
    '6.2',
  ]);
});
