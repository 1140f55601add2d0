import { describe, expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { evolutionSteps, qualitySteps } from '../reports/quality-steps.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { duplicate, marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import type { AssignedValue, ReferenceMaterial } from './assigned-value.ts';
import { seriesOf } from './series.ts';

const of = { session: '1', date: '2026-03-02', sample: 'S' };
const ask = (
  glasses: readonly Tasted[],
  changed: Partial<PanelSettings> = {},
  references: readonly ReferenceMaterial[] = [],
) => ({
  columns: marksOfGlasses(glasses),
  references,
  settings: { ...defaultPanelSettings(), ...BY_VERSION_1, ...changed },
  asOf: null,
});

/** A whole number of parts as the decimal it is, so many places behind the point. Example: 169, 2 gives 1.69. */
function decimal(parts: bigint, places: number): string {
  const digits = String(parts).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`;
}

function quality(...given: Parameters<typeof ask>) {
  const { panel, tasters } = runSteps(qualitySteps(ask(...given)));
  return { panel, of: (key: string) => tasters.find(({ taster }) => taster === key)?.series };
}

describe('duplicates', () => {
  test('M-PNT one who tasted only the first of a pair, and only the second of the next, made no pair', () => {
    const glasses = [
      ...duplicate(
        { ...of, session: '2', date: '2026-03-09' },
        { A: { fruity: 40 }, B: { fruity: 40 } },
        { B: { fruity: 50 } },
      ),
      ...duplicate(of, { B: { fruity: 40 } }, { A: { fruity: 45 }, B: { fruity: 41 } }),
    ];
    const found = quality(glasses);
    expect(found.of('A')?.fruity?.pn.n).toBe(0);
    expect(found.of('B')?.fruity?.pn).toMatchObject({ n: 2, value: expect.closeTo(0.505, 12) });
  });

  test('M-QC a line that nobody answered in one replicate makes no pair of the panel, and no deviation', () => {
    const answered = { A: { fruity: 40, fusty: 20 }, B: { fruity: 42, fusty: 20 } };
    const blank = { A: { fruity: null, fusty: 20 }, B: { fruity: null, fusty: 20 } };
    const counts = (first: Tasted['marks'], second: Tasted['marks']) => {
      const { panel, of: series } = quality(duplicate(of, first, second));
      return [
        panel.fruity?.pn.n,
        panel.defect?.pn.n,
        series('A')?.fruity?.dn.n,
        series('A')?.defect?.dn.n,
      ];
    };
    expect(counts(answered, answered)).toEqual([1, 1, 1, 1]);
    expect(counts(answered, blank)).toEqual([0, 1, 1, 1]);
    expect(counts(blank, answered)).toEqual([0, 1, 0, 1]);
    expect(counts(blank, blank)).toEqual([0, 1, 0, 1]);
  });

  test('M-QC the square of a row is the decimal that it is, without what a product of binary fractions adds', () => {
    const key = (mm: number) => `T${mm}`;
    const all = Array.from({ length: 101 }, (_, mm) => mm);
    const first = Object.fromEntries(all.map((mm) => [key(mm), { fruity: mm }]));
    const second = Object.fromEntries(all.map((mm) => [key(mm), { fruity: 0 }]));
    const found = quality(duplicate(of, first, second));
    const squareOf = (mm: number, index: 'pn' | 'dn') =>
      String(found.of(key(mm))?.fruity?.[index].rows[0]?.square);
    expect([13, 65, 93].map((mm) => squareOf(mm, 'pn'))).toEqual(['1.69', '42.25', '86.49']);
    for (const mm of all) {
      expect(squareOf(mm, 'pn')).toBe(decimal(BigInt(mm * mm), 2));
      // The panel's median is 5.0 cm.
      expect(squareOf(mm, 'dn')).toBe(decimal(BigInt((mm - 50) ** 2), 2));
    }
  });

  test('M-QC both medians are of the official replicate’s defect, whatever the other’s is', () => {
    const first = { A: { fusty: 20, rancid: 4 }, B: { fusty: 22, rancid: 6 } };
    const second = { A: { fusty: 11, rancid: 50 }, B: { fusty: 14, rancid: 60 } };
    const { panel } = quality(duplicate(of, first, second));
    expect(panel.defect?.pn.rows).toMatchObject([
      { attribute: 'fusty', found: 2.1, against: 1.25, deviation: 0.85, square: 0.7225, parts: 17 },
    ]);
    const other = quality(duplicate(of, first, second), { duplicateOrder: 'second' }).panel;
    expect(other.defect?.pn.rows).toMatchObject([
      { attribute: 'rancid', found: 0.5, against: 5.5, deviation: -5, parts: -100 },
    ]);
  });

  test('M-QC, M-DEFECT a descriptor of the official replicate is looked for in the other, which has a greater defect', () => {
    const first = { A: { other: 30 }, B: { other: 34 } };
    const second = { A: { other: 20, rancid: 50 }, B: { other: 22, rancid: 50 } };
    const glasses: readonly Tasted[] = [
      { ...of, replicate: 1, marks: first, descriptor: 'heated' },
      { ...of, replicate: 2, marks: second, descriptor: 'heated' },
    ];
    expect(quality(glasses).panel.defect?.pn.rows).toMatchObject([
      { attribute: 'heated', found: 3.2, against: 2.1, deviation: 1.1 },
    ]);
  });
});

describe('the series of reference materials', () => {
  const value = (attribute: AssignedValue['attribute'], median: number): AssignedValue => ({
    attribute,
    median,
    u: null,
    sd: null,
  });
  const glass: Tasted = {
    ...of,
    sample: 'R',
    marks: { A: { fruity: 40, fusty: 22 }, B: { fruity: 40, fusty: 22 } },
  };
  const rows = (
    predominant: ReferenceMaterial['predominant'],
    values: readonly AssignedValue[],
    attribute: PanelSettings['panelAttribute'],
  ) => {
    const changed = {
      panelAttribute: attribute,
      tasterAttribute: attribute,
      matchingDefect: false,
    } as const;
    const { panel, of: series } = quality([glass], changed, [{ sample: 'R', predominant, values }]);
    return seriesOf(attribute).map((name) => {
      const found = panel[name]?.dn.rows.map((row) => [row.attribute, row.against]);
      const taster = series('A')?.[name]?.dnReference.rows.map((row) => [
        row.attribute,
        row.against,
      ]);
      expect(taster).toEqual(found);
      return found;
    });
  };
  const both = [value('fruity', 3.8), value('fusty', 2)];

  test('M-QC its predominant defect and its fruity are one series each', () => {
    expect(rows('fusty', both, 'defectAndFruity')).toEqual([[['fusty', 2]], [['fruity', 3.8]]]);
    expect(rows(null, both, 'defectAndFruity')).toEqual([[], [['fruity', 3.8]]]);
  });

  test('M-QC *classified attribute*: its predominant defect where it has one, else fruity', () => {
    expect(rows('fusty', both, 'classified')).toEqual([[['fusty', 2]]]);
    expect(rows(null, both, 'classified')).toEqual([[['fruity', 3.8]]]);
  });

  test('M-QC what has no assigned value is not judged', () => {
    expect(rows('fusty', [value('fruity', 3.8)], 'defectAndFruity')).toEqual([
      [],
      [['fruity', 3.8]],
    ]);
    expect(rows('fusty', [value('fusty', 2)], 'defectAndFruity')).toEqual([[['fusty', 2]], []]);
    expect(rows('fusty', [value('fruity', 3.8)], 'classified')).toEqual([[]]);
  });

  test('M-QC a line of a reference that nobody answered is not judged', () => {
    const blank = { ...glass, marks: { A: { fruity: null, fusty: 22 } } };
    const { panel } = quality([blank], {}, [{ sample: 'R', predominant: 'fusty', values: both }]);
    expect([panel.defect?.dn.n, panel.fruity?.dn.n]).toEqual([1, 0]);
  });
});

describe('the deviations of sessions', () => {
  const sessions = (key: string, glasses: readonly Tasted[]) => {
    const report = runSteps(evolutionSteps(ask(glasses), null));
    const series = report?.tasters.find(({ taster }) => taster === key)?.series;
    return [series?.defect?.sessions.points, series?.fruity?.sessions.points];
  };

  test('M-EVOLUTION a glass counts for whom answered it, and in the series it is of', () => {
    const glasses: readonly Tasted[] = [
      { ...of, marks: { A: { fruity: null, fusty: 24 }, B: { fruity: 40, fusty: 20 } } },
      { ...of, sample: 'T', marks: { A: { fruity: 50 }, B: { fruity: 40 } } },
      { ...of, sample: 'U', marks: { A: { fruity: null }, B: { fruity: null } } },
    ];
    const point = { session: '1', date: '2026-03-02' };
    expect(sessions('A', glasses)).toEqual([
      [{ ...point, n: 1, mean: 0.2, least: 0.2, greatest: 0.2, rule: null }],
      [{ ...point, n: 1, mean: 0.5, least: 0.5, greatest: 0.5, rule: null }],
    ]);
    expect(sessions('B', glasses)).toEqual([
      [{ ...point, n: 1, mean: -0.2, least: -0.2, greatest: -0.2, rule: null }],
      [{ ...point, n: 2, mean: -0.25, least: -0.5, greatest: 0, rule: null }],
    ]);
  });

  test('M-EVOLUTION two sessions of one day stand in the order of the file, though one ends later', () => {
    const marks = { A: { fruity: 40 } };
    const glasses: readonly Tasted[] = [
      { ...of, session: 'first', marks: { B: { fruity: 40 } } },
      { ...of, session: 'second', marks },
      { ...of, session: 'first', sample: 'T', marks },
      { ...of, session: 'third', marks },
    ];
    expect(sessions('A', glasses)[1]?.map(({ session }) => session)).toEqual([
      'first',
      'second',
      'third',
    ]);
  });
});

test('M-EVOLUTION a duplicate of exactly six months before a point is in it, one of a day more is not', () => {
  const pair = (date: string) =>
    duplicate({ session: date, date, sample: 'S' }, { A: { fruity: 40 } }, { A: { fruity: 41 } });
  const counts = (first: string) =>
    runSteps(
      evolutionSteps(ask([...pair(first), ...pair('2026-08-10')]), null),
    )?.tasters[0]?.series.fruity?.pn.points.map(({ n }) => n);
  expect(counts('2026-02-10')).toEqual([1, 2]);
  expect(counts('2026-02-09')).toEqual([1, 1]);
});

test('M-EVOLUTION several duplicates of one session make one point', () => {
  const pair = (session: string, date: string, sample: string) =>
    duplicate({ session, date, sample }, { A: { fruity: 40 } }, { A: { fruity: 41 } });
  const report = runSteps(
    evolutionSteps(
      ask([
        ...pair('1', '2026-02-02', 'S'),
        ...pair('1', '2026-02-02', 'T'),
        ...pair('2', '2026-02-09', 'S'),
        ...pair('2', '2026-02-09', 'T'),
        ...pair('2', '2026-02-09', 'U'),
      ]),
      null,
    ),
  );
  const points = report?.tasters[0]?.series.fruity?.pn.points;
  expect(points?.map(({ session, n }) => [session, n])).toEqual([
    ['1', 2],
    ['2', 5],
  ]);
});
