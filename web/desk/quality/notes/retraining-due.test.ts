import { expect, test } from 'vitest';
import type { PointNote } from '../../../../domain/quality/point-note.ts';
import type { ChartPoint } from '../../../../stats-worker/quality/moving-index-chart.ts';
import { chartPoint } from '../../../../stats-worker/testing/chart-point.ts';
import { retrainingDue } from './retraining-due.ts';

const point = (day: number, verdict: ChartPoint['verdict']): ChartPoint =>
  chartPoint({
    session: String(day),
    date: `2026-11-${String(day).padStart(2, '0')}`,
    verdict,
  });
const done = (day: string, struck: PointNote['struck'] = null): PointNote => ({
  id: day,
  kind: 'retraining',
  chart: 'dn',
  series: 'fruity',
  taster: 'ana',
  session: 1,
  sample: null,
  day,
  text: 'Three pairs of rancid, with the medians',
  by: 'Eva',
  at: '2026-11-20T10:00:00Z',
  struck,
});
const beyond = [3, 10, 17].map((day) => point(day, 'beyond'));
const days = (points: readonly ChartPoint[], notes: readonly PointNote[]) =>
  retrainingDue(points, notes)?.map(({ session }) => session) ?? null;

test('QUA-5 QUA-57 two breaches in a row call for retraining, whatever had too little data between them', () => {
  expect(days(beyond, [])).toEqual(['10', '17']);
  expect(days([...beyond, point(20, 'insufficient')], [])).toEqual(['10', '17']);
  expect(days([...beyond, point(20, 'within')], [])).toBeNull();
  expect(days(beyond.slice(0, 1), [])).toBeNull();
});

test('QUA-5 QUA-56 QUA-57 retraining that was done is not asked for again, until two breaches in a row after that day', () => {
  expect(days(beyond, [done('2026-11-18')])).toBeNull();
  expect(days(beyond, [done('2026-11-10')])).toBeNull();
  expect(days(beyond, [done('2026-11-03')])).toEqual(['10', '17']);
  expect(days(beyond, [done('2026-11-18'), done('2026-11-01')])).toBeNull();
});

test('QUA-5 a struck note that retraining was done counts for nothing', () => {
  const struck = { by: 'Eva', at: '2026-11-21T10:00:00Z', reason: 'another taster' };
  expect(days(beyond, [done('2026-11-18', struck)])).toEqual(['10', '17']);
});
