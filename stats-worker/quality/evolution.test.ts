import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { evolutionSteps } from '../reports/quality-steps.ts';
import { BY_VERSION_2 } from '../testing/by-version-2.ts';
import { duplicate, marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import type { Verdict } from './index-value.ts';
import { controlChart } from './moving-index-chart.ts';
import { trend } from './trend.ts';

// A few tasters are enough for an index here.
const settings: PanelSettings = {
  ...defaultPanelSettings(),
  ...BY_VERSION_2,
  duplicatesQualityNumberTaster: 6,
};
const dateOf = (place: number): string =>
  new Date(Date.UTC(2026, 0, 5 + 7 * place)).toISOString().slice(0, 10);

/** One duplicate a week; A differs by so many mm each time, B never. */
const weekly = (apart: readonly number[], change: Partial<Tasted> = {}): readonly Tasted[] =>
  apart.flatMap((mm, place) =>
    duplicate(
      { session: `${place}`, date: dateOf(place), sample: `S${place}`, ...change },
      { A: { fruity: 40 }, B: { fruity: 40 } },
      { A: { fruity: 40 + mm }, B: { fruity: 40 } },
    ),
  );

function evolution(glasses: readonly Tasted[], from: number | null = null) {
  const input = { columns: marksOfGlasses(glasses), references: [], settings, asOf: null };
  const report = runSteps(evolutionSteps(input, from));
  const of = (key: string) => report?.tasters.find(({ taster }) => taster === key)?.series.fruity;
  return { report, of };
}

const point = (value: number, verdict: Verdict, place: number) => ({
  session: place,
  day: 20_000 + 7 * place,
  index: { n: verdict === 'insufficient' ? 5 : 6, value, limit: 2, verdict },
  isAboveWarning: value > 1.5,
});
const rulesOf = (values: readonly (readonly [number, Verdict])[]) =>
  controlChart(
    values.map(([value, verdict], place) => point(value, verdict, place)),
    [],
  );

test('M-EVOLUTION a point fires warning, limit, or two in a row; points without a verdict neither fire nor interrupt', () => {
  const chart = rulesOf([
    [5, 'insufficient'],
    [1.5, 'within'],
    [1.51, 'within'],
    [2.2, 'beyond'],
    [9, 'insufficient'],
    [2.4, 'beyond'],
    [1, 'within'],
    [2.1, 'beyond'],
  ]);
  expect(chart.points.map(({ rule }) => rule)).toEqual([
    null,
    null,
    'warning',
    'limit',
    null,
    'two-in-a-row',
    null,
    'limit',
  ]);
  expect(chart.retraining).toBe(false);
  expect(chart.centre).toBeCloseTo((1.5 + 1.51 + 2.2 + 2.4 + 1 + 2.1) / 6, 12);
});

test('M-EVOLUTION two breaches in a row call for retraining', () => {
  expect(
    rulesOf([
      [2.1, 'beyond'],
      [2.2, 'beyond'],
    ]).retraining,
  ).toBe(true);
  expect(
    rulesOf([
      [2.1, 'beyond'],
      [2.2, 'beyond'],
      [2.2, 'insufficient'],
    ]).retraining,
  ).toBe(true);
  expect(
    rulesOf([
      [2.1, 'beyond'],
      [2, 'within'],
    ]).retraining,
  ).toBe(false);
  expect(rulesOf([])).toEqual({ points: [], centre: null, trend: null, retraining: false });
});

test('M-EVOLUTION the index moves: after each session over the newest six duplicates before it', () => {
  const apart = [0, 0, 0, 0, 0, 0, 30, 30, 30];
  const { of } = evolution(weekly(apart));
  const points = of('A')?.pn.points ?? [];
  expect(points.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6]);
  expect(points.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 1.5, 3, 4.5]);
  expect(points.map(({ rule }) => rule).slice(5)).toEqual([null, null, 'limit', 'two-in-a-row']);
  expect(points.at(-1)).toMatchObject({ session: '8', date: dateOf(8), warning: 1.5, limit: 2 });
  expect(of('A')?.pn.retraining).toBe(true);
  expect(of('B')?.pn).toMatchObject({ centre: 0, retraining: false });
});

test('M-EVOLUTION each point looks back six months at most, and the period begins where it is asked to', () => {
  const glasses = [
    ...weekly(Array.from({ length: 6 }, () => 4)),
    ...weekly([8]).map((glass) => ({ ...glass, session: 'late', date: '2026-08-01' })),
  ];
  const late = evolution(glasses).of('A')?.pn.points.at(-1);
  expect(late).toMatchObject({ n: 3, verdict: 'insufficient' });
  const { report, of } = evolution(glasses, 20_600);
  expect(report).toMatchObject({ from: '2026-05-27', to: '2026-08-01' });
  expect(of('A')?.pn.points.map(({ session }) => session)).toEqual(['late']);
});

test('M-EVOLUTION each session’s deviation is the mean of x - Me over its glasses, duplicates or not', () => {
  const glass = (session: string, sample: string, date: string, fruity: number): Tasted => ({
    session,
    date,
    sample,
    marks: { A: { fruity }, B: { fruity: 30 }, C: { fruity: 31 } },
  });
  const { of } = evolution([
    glass('2', 'S1', '2026-03-02', 50),
    glass('1', 'S1', '2026-02-02', 34),
    glass('1', 'S2', '2026-02-02', 20),
    { ...glass('3', 'S1', '2026-03-09', 90), training: true },
  ]);
  expect(of('A')?.sessions.points).toEqual([
    { session: '1', date: '2026-02-02', n: 2, mean: -0.35, least: -1, greatest: 0.3, rule: null },
    { session: '2', date: '2026-03-02', n: 1, mean: 1.9, least: 1.9, greatest: 1.9, rule: null },
  ]);
});

test('M-EVOLUTION training sessions and sessions without a date make no point', () => {
  expect(evolution(weekly([1, 2, 3], { date: '' })).report).toBeNull();
  const training = evolution([...weekly([1, 2], { training: true })]);
  expect(training.of('A')?.pn.points).toEqual([]);
  expect(training.of('A')?.sessions.points).toEqual([]);
});

test('M-EVOLUTION the trend is the least-squares line over the days; too few points or one day have none', () => {
  const line = trend([
    { day: 0, value: 1 },
    { day: 30, value: 1.1 },
    { day: 60, value: 1.2 },
  ]);
  expect(line?.start).toBeCloseTo(1, 12);
  expect(line?.end).toBeCloseTo(1.2, 12);
  expect(line?.perMonth).toBeCloseTo((0.1 / 30) * (365.25 / 12), 12);
  expect(
    trend([
      { day: 0, value: 1 },
      { day: 1, value: 2 },
    ]),
  ).toBeNull();
  expect(trend(Array.from({ length: 4 }, (_, value) => ({ day: 7, value })))).toBeNull();
});
