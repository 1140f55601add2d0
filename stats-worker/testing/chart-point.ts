import type { ChartPoint } from '../quality/moving-index-chart.ts';

/** Test data: a point of a control chart, of a session with enough data, within its limit. */
export const chartPoint = (change: Partial<ChartPoint> = {}): ChartPoint => ({
  session: '1',
  date: '2026-11-20',
  n: 10,
  value: 1,
  limit: 2,
  verdict: 'within',
  warning: 1.5,
  rule: null,
  ...change,
});
