import { expect, test } from 'vitest';
import type { ChartPoint } from '../../../../stats-worker/quality/moving-index-chart.ts';
import { chartPoint } from '../../../../stats-worker/testing/chart-point.ts';
import { exceededSince } from './exceeded-since.ts';

/** Points with these verdicts, on consecutive days from the first of a month. */
const points = (...verdicts: ChartPoint['verdict'][]): readonly ChartPoint[] =>
  verdicts.map((verdict, at) => chartPoint({ verdict, date: `2026-03-0${at + 1}` }));

test.each([
  [[], null],
  [['within', 'within'], null],
  [['beyond', 'within'], null],
  [['within', 'beyond'], '2026-03-02'],
  [['beyond', 'within', 'beyond', 'beyond'], '2026-03-03'],
  [['beyond', 'beyond'], '2026-03-01'],
  [['within', 'beyond', 'insufficient', 'beyond', 'insufficient'], '2026-03-02'],
] as const)('M-EVOLUTION %j is beyond since %s', (verdicts, since) => {
  expect(exceededSince(points(...verdicts))).toBe(since);
});
