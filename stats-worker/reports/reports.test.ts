import { describe, expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { ReferenceMaterial } from '../quality/assigned-value.ts';
import { BY_VERSION_2 } from '../testing/by-version-2.ts';
import { duplicate, marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import { historyReport } from './history-report.ts';
import { evolutionSteps, qualitySteps } from './quality-steps.ts';

const dateOf = (place: number): string =>
  new Date(Date.UTC(2026, 0, 5 + 7 * place)).toISOString().slice(0, 10);

/**
 * Nine weeks, each with a duplicate and a reference material, by tasters whose keys are in no order. Fruity: B gives
 * 4.0 and 4.2, C 4.0 and 4.0, A 4.6 and 4.6; the panel's medians are 4.0 and 4.2. Reference 3.8: B 3.9, C 3.7, A 3.8.
 * Fusty: 2.0 by all in the duplicates; of the reference 2.5 by all where 2.0 is assigned.
 */
const glasses: readonly Tasted[] = Array.from({ length: 9 }, (_, week) => [
  ...duplicate(
    { session: `w${week}`, date: dateOf(week), sample: `S${week}` },
    { B: { fruity: 40, fusty: 20 }, C: { fruity: 40, fusty: 20 }, A: { fruity: 46, fusty: 20 } },
    { B: { fruity: 42, fusty: 20 }, C: { fruity: 40, fusty: 20 }, A: { fruity: 46, fusty: 20 } },
  ),
  {
    session: `w${week}`,
    date: dateOf(week),
    sample: 'R',
    marks: {
      B: { fruity: 39, fusty: 25 },
      C: { fruity: 37, fusty: 25 },
      A: { fruity: 38, fusty: 25 },
    },
  },
]).flat();
const references: readonly ReferenceMaterial[] = [
  {
    sample: 'R',
    predominant: 'fusty',
    values: [
      { attribute: 'fusty', median: 2, u: 0.2, sd: 0.5 },
      { attribute: 'fruity', median: 3.8, u: 0.2, sd: 0.5 },
    ],
  },
];
const asked: PanelSettings = {
  ...defaultPanelSettings(),
  // A few tasters are enough for an index here.
  ...BY_VERSION_2,
  duplicatesQualityNumberPanel: 6,
  duplicatesQualityNumberTaster: 8,
  indexLimit: 1,
};
const input = { columns: marksOfGlasses(glasses), references, settings: asked, asOf: null };

const index = (n: number, value: number) => ({
  n,
  value: expect.closeTo(value, 12),
  limit: 1,
  verdict: 'within',
});
const PANEL = {
  defect: { pn: index(6, 0), dn: index(6, 0.25) },
  fruity: { pn: index(6, 0.04), dn: index(6, 0) },
};
const TASTERS = {
  A: { pn: index(8, 0), dn: index(8, 0.36), dnReference: index(8, 0) },
  B: { pn: index(8, 0.04), dn: index(8, 0), dnReference: index(8, 0.01) },
  C: { pn: index(8, 0), dn: index(8, 0), dnReference: index(8, 0.01) },
};

describe('the document of a history', () => {
  const reported = () => runSteps(historyReport(input));

  test('M-PNP, M-DNP the panel’s indexes, over as many as the panel’s setting says', () => {
    const report = reported();
    expect(report.panel).toEqual(PANEL);
  });

  test('M-PNT, M-DNT, M-DNR the tasters’ indexes, by their keys in order', () => {
    const report = reported();
    expect(Object.keys(report.tasters)).toEqual(['A', 'B', 'C']);
    for (const [key, expected] of Object.entries(TASTERS))
      expect(report.tasters[key]).toEqual({
        defect: { pn: index(8, 0), dn: index(8, 0), dnReference: index(8, 0.25) },
        fruity: expected,
        competent: true,
      });
  });
});

describe('the report of quality', () => {
  const reported = () => runSteps(qualitySteps(input));

  test('M-QC the window, and the tasters by their keys in order', () => {
    const report = reported();
    expect(report.window).toEqual({ from: '2025-09-02', to: '2026-03-02' });
    expect(report.tasters.map(({ taster }) => taster)).toEqual(['A', 'B', 'C']);
    for (const { taster, series, ...verdict } of report.tasters) {
      expect(verdict).toEqual({ competent: true, beyond: [], insufficient: [], ways: [] });
      const expected = Object.entries(TASTERS).find(([key]) => key === taster)?.[1];
      expect(series.fruity).toMatchObject(expected ?? { pn: null });
    }
    expect(report.panel).toMatchObject(PANEL);
  });

  test('M-PNP, M-DNP each row says what was found, against what, and how far apart', () => {
    const report = reported();
    const { defect, fruity } = report.panel;
    expect(fruity?.pn.rows).toHaveLength(6);
    expect(fruity?.pn.rows[0]).toEqual({
      session: 'w8',
      sessions: ['w8'],
      sample: 'S8',
      date: '2026-03-02',
      attribute: 'fruity',
      found: 4,
      against: 4.2,
      deviation: -0.2,
      square: 0.04,
      parts: -4,
    });
    expect(defect?.dn.rows).toHaveLength(6);
    expect(defect?.dn.rows[1]).toEqual({
      session: 'w7',
      sessions: ['w7'],
      sample: 'R',
      date: '2026-02-23',
      attribute: 'fusty',
      found: 2.5,
      against: 2,
      deviation: 0.5,
      square: 0.25,
      parts: 50_000,
    });
  });

  test('M-COMPETENT what would bring each index back that is beyond or lacks data', () => {
    const strict = { ...asked, indexLimit: 0.2 };
    const { tasters } = runSteps(qualitySteps({ ...input, settings: strict }));
    // 2.5 where 2.0 is assigned, eight times: 0.25 is above 0.2 until two of eight are none.
    const reference = { index: 'dnReference', series: 'defect', more: 2, deviation: 0.2 };
    expect(tasters.find(({ taster }) => taster === 'B')?.ways).toEqual([reference]);
    const few = runSteps(qualitySteps({ ...input, columns: marksOfGlasses(glasses.slice(0, 15)) }));
    const lacking = few.tasters.find(({ taster }) => taster === 'B');
    expect(lacking?.insufficient).toHaveLength(6);
    expect(lacking?.ways.map(({ more }) => more)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('M-EN every duplicate of the window with both halves, newest first', () => {
    const { pairs } = reported();
    expect(pairs).toHaveLength(9);
    const half = { session: 'w8', date: '2026-03-02', defect: 'fusty', md: 2 };
    expect(pairs[0]).toMatchObject({
      sample: 'S8',
      date: '2026-03-02',
      halves: [
        { ...half, mf: 4 },
        { ...half, mf: 4.2 },
      ],
      comparison: { defectMatch: true, enDefect: 0 },
    });
  });

  test('M-DNT, M-DNR the rows of a taster', () => {
    const report = reported();
    const rowsOf = (key: string) => report.tasters.find(({ taster }) => taster === key)?.series;
    expect(rowsOf('A')?.fruity?.dn.rows[0]).toMatchObject({
      sample: 'S8',
      found: 4.6,
      against: 4,
      deviation: 0.6,
      parts: 12,
    });
    expect(rowsOf('C')?.fruity?.dnReference.rows[7]).toEqual({
      session: 'w1',
      sessions: ['w1'],
      sample: 'R',
      date: '2026-01-12',
      attribute: 'fruity',
      found: 3.7,
      against: 3.8,
      deviation: -0.1,
      square: 0.01,
      parts: -10_000,
    });
  });

  test('M-RM the checks of references, newest first, by their sessions', () => {
    const report = reported();
    expect(report.references).toHaveLength(18);
    expect(
      report.references
        .slice(0, 3)
        .map(({ session, sample, date, assigned, check }) => [
          session,
          sample,
          date,
          assigned.attribute,
          check?.median,
        ]),
    ).toEqual([
      ['w8', 'R', '2026-03-02', 'fusty', 2.5],
      ['w8', 'R', '2026-03-02', 'fruity', 3.8],
      ['w7', 'R', '2026-02-23', 'fusty', 2.5],
    ]);
  });
});

describe('the report of evolution', () => {
  const reported = () => runSteps(evolutionSteps(input, 20_470));

  test('M-EVOLUTION the period begins on the day asked for, which counts', () => {
    const report = reported();
    // Day 20 470 is 17 January 2026; the third session is of 19 January, day 20 472.
    expect(report).toMatchObject({ from: '2026-01-17', to: '2026-03-02' });
    const from = (day: number) =>
      runSteps(evolutionSteps(input, day))?.panel.fruity?.pn.points.map(({ session }) => session);
    expect(from(20_470)).toHaveLength(7);
    expect(from(20_472)).toHaveLength(7);
    expect(from(20_473)).toHaveLength(6);
  });

  test('M-EVOLUTION the panel’s charts move over the panel’s number, the tasters’ over theirs', () => {
    const report = reported();
    const last = { n: 6, limit: 1, verdict: 'within', session: 'w8', date: '2026-03-02' };
    expect(report?.panel.fruity?.pn.points.at(-1)).toMatchObject({
      ...last,
      value: expect.closeTo(0.04, 12),
    });
    expect(report?.panel.defect?.dn.points.at(-1)).toMatchObject({ ...last, value: 0.25 });
    expect(report?.tasters.map(({ taster }) => taster)).toEqual(['A', 'B', 'C']);
    const of = (key: string) => report?.tasters.find(({ taster }) => taster === key)?.series;
    const newest = (chart: 'pn' | 'dn' | 'dnReference') =>
      ['A', 'B', 'C'].map((key) => {
        const point = of(key)?.fruity?.[chart].points.at(-1);
        return [point?.n, Number(point?.value?.toFixed(9))];
      });
    expect(newest('pn')).toEqual([
      [8, 0],
      [8, 0.04],
      [8, 0],
    ]);
    expect(newest('dn')).toEqual([
      [8, 0.36],
      [8, 0],
      [8, 0],
    ]);
    expect(newest('dnReference')).toEqual([
      [8, 0],
      [8, 0.01],
      [8, 0.01],
    ]);
    expect(of('B')?.defect?.dnReference.points.at(-1)).toMatchObject({ n: 8, value: 0.25 });
  });

  test('M-EVOLUTION each session is one point, however many of its glasses are counted', () => {
    const report = reported();
    const moving = report?.tasters[0]?.series.fruity?.dnReference.points ?? [];
    expect(moving.map(({ session }) => session)).toEqual([
      'w2',
      'w3',
      'w4',
      'w5',
      'w6',
      'w7',
      'w8',
    ]);
    const sessions = report?.tasters[0]?.series.fruity?.sessions;
    // x - Me of A in each of the three glasses: 0.6, 0.4 and 0.0 cm.
    expect(sessions?.points).toHaveLength(7);
    expect(sessions?.points[0]).toMatchObject({ session: 'w2', n: 3, least: 0, greatest: 0.6 });
    expect(sessions?.points[0]?.mean).toBeCloseTo(1 / 3, 12);
    expect(sessions?.trend?.start).toBeCloseTo(1 / 3, 9);
    expect(sessions?.trend?.perMonth).toBeCloseTo(0, 9);
  });
});
