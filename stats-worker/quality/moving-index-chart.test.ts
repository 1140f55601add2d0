import { expect, test } from 'vitest';
import type { Verdict } from './index-value.ts';
import { controlChart } from './moving-index-chart.ts';
import { trend } from './trend.ts';

const point = (session: number, day: number, value: number | null, verdict: Verdict) => ({
  session,
  day,
  index: {
    n: verdict === 'insufficient' ? 2 : 6,
    value,
    limit: value === null ? null : 2,
    verdict,
  },
  isAboveWarning: value !== null && value > 1.5,
});

test('M-EVOLUTION a point names its session and day, and the warning line at three quarters of the limit', () => {
  const moving = [point(1, 0, 2.5, 'beyond'), point(0, 31, 1.6, 'within')];
  expect(controlChart(moving, ['later', 'first'])).toEqual({
    points: [
      {
        session: 'first',
        date: '1970-01-01',
        n: 6,
        value: 2.5,
        limit: 2,
        verdict: 'beyond',
        warning: 1.5,
        rule: 'limit',
      },
      {
        session: 'later',
        date: '1970-02-01',
        n: 6,
        value: 1.6,
        limit: 2,
        verdict: 'within',
        warning: 1.5,
        rule: 'warning',
      },
    ],
    centre: 2.05,
    trend: null,
    retraining: false,
  });
});

test('M-EVOLUTION what has no value has no warning line and is in no mean', () => {
  const chart = controlChart(
    [point(0, 0, null, 'insufficient'), point(0, 1, 9, 'insufficient'), point(0, 2, 1, 'within')],
    ['one'],
  );
  expect(chart.points.map(({ warning, rule }) => [warning, rule])).toEqual([
    [null, null],
    [1.5, null],
    [1.5, null],
  ]);
  expect(chart.centre).toBe(1);
});

test('M-EVOLUTION the trend is counted from its first day, whatever day that is', () => {
  const line = trend([
    { day: 20_000, value: 1 },
    { day: 20_010, value: 2 },
    { day: 20_020, value: 3 },
    { day: 20_030, value: 4 },
  ]);
  expect(line?.start).toBeCloseTo(1, 9);
  expect(line?.end).toBeCloseTo(4, 9);
  expect(line?.perMonth).toBeCloseTo(0.1 * (365.25 / 12), 9);
  expect(trend([])).toBeNull();
});
