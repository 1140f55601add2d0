import { describe, expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { qualitySteps } from '../reports/quality-steps.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { duplicate, marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import type { ReferenceMaterial } from './assigned-value.ts';

const settings: PanelSettings = { ...defaultPanelSettings(), ...BY_VERSION_1 };

function quality(
  glasses: readonly Tasted[],
  changed: Partial<PanelSettings> = {},
  references: readonly ReferenceMaterial[] = [],
) {
  const asked = { ...settings, ...changed };
  const input = { columns: marksOfGlasses(glasses), references, settings: asked, asOf: null };
  return runSteps(qualitySteps(input));
}

const indexes = (...given: Parameters<typeof quality>) => {
  const { tasters, panel } = quality(...given);
  return { panel, of: (key: string) => tasters.find(({ taster }) => taster === key)?.series };
};

/** The day of the n-th session of a test: one a week. */
const dateOf = (place: number): string =>
  new Date(Date.UTC(2026, 0, 5 + 7 * place)).toISOString().slice(0, 10);

/** So many duplicates, one a session; A and B scored fruity alike in the first replicate, A `apart` more in the second. */
const pairs = (count: number, apart = 4, change: Partial<Tasted> = {}): readonly Tasted[] =>
  Array.from({ length: count }, (_, place) =>
    duplicate(
      { session: `${place}`, date: dateOf(place), sample: `S${place}`, ...change },
      { A: { fruity: 40 }, B: { fruity: 40 } },
      { A: { fruity: 40 + apart }, B: { fruity: 40 } },
    ),
  ).flat();

describe('what is computed', () => {
  test('M-PNT the mean of the squared differences of a taster’s two scores', () => {
    const { of } = indexes(pairs(6, 4));
    expect(of('A')?.fruity?.pn).toMatchObject({ n: 6, value: 0.16, limit: 2, verdict: 'within' });
    expect(of('B')?.fruity?.pn).toMatchObject({ n: 6, value: 0 });
    expect(of('A')?.fruity?.pn.rows[0]).toMatchObject({
      session: '5',
      sample: 'S5',
      date: dateOf(5),
      attribute: 'fruity',
      found: 4,
      against: 4.4,
      deviation: -0.4,
    });
  });

  test('M-DNT the mean of the squared distances from the panel’s median, in the official replicate', () => {
    const first = indexes(pairs(6, 4));
    expect(first.of('A')?.fruity?.dn).toMatchObject({ n: 6, value: 0 });
    const second = indexes(pairs(6, 4), { duplicateOrder: 'second' });
    expect(second.of('A')?.fruity?.dn.value).toBeCloseTo(0.04, 12);
    expect(second.of('B')?.fruity?.dn.rows[0]).toMatchObject({ found: 4, against: 4.2 });
  });

  test('M-PNP the mean of the squared differences of the panel’s two medians', () => {
    expect(indexes(pairs(6, 4)).panel.fruity?.pn).toMatchObject({ n: 6, value: 0.04 });
  });

  test('M-QC rounded medians enter PN and DN where the panel rounds', () => {
    const odd = indexes(pairs(6, 5), { roundedMedian: true, duplicateOrder: 'second' });
    expect(odd.panel.fruity?.pn.value).toBeCloseTo(0.09, 12);
    expect(odd.of('A')?.fruity?.dn.value).toBeCloseTo(0.04, 12);
  });

  test('M-QC with a standard deviation of the method PN is over 2 sigma^2, DN over sigma^2, the limit chi-square(n)/n', () => {
    const { of, panel } = indexes(pairs(6, 4), { sigmaMethod: 0.5, duplicateOrder: 'second' });
    expect(of('A')?.fruity?.pn.value).toBeCloseTo(0.16 / 0.5, 12);
    expect(of('A')?.fruity?.dn.value).toBeCloseTo(0.04 / 0.25, 12);
    expect(panel.fruity?.pn.value).toBeCloseTo(0.04 / 0.5, 12);
    expect(of('A')?.fruity?.pn.limit).toBeCloseTo(12.591_587_243_743_977 / 6, 10);
  });

  test('M-QC an index at its limit is within, a hair above is beyond', () => {
    const at = indexes(pairs(6, 10), { indexLimit: 1 });
    expect(at.of('A')?.fruity?.pn).toMatchObject({ value: 1, verdict: 'within' });
    const above = indexes([...pairs(5, 10), ...pairs(6, 11).slice(10)], { indexLimit: 1 });
    expect(above.of('A')?.fruity?.pn.verdict).toBe('beyond');
  });
});

describe('which duplicates count', () => {
  test.each([
    [0, null, null],
    [1, 0.16, 2],
    [5, 0.16, 2],
  ])('M-QC %s duplicates are not enough data, never a verdict', (count, value, limit) => {
    expect(
      indexes([...pairs(count), ...pairs(1, 0, { training: true, session: 'x' })]).of('A')?.fruity
        ?.pn,
    ).toMatchObject({
      n: count,
      value: value === null ? null : expect.closeTo(value, 12),
      limit,
      verdict: 'insufficient',
    });
  });

  test('M-QC the newest n of the window, by the setting of the panel and of the tasters', () => {
    const glasses = [...pairs(3, 40), ...pairs(12, 4).slice(6)];
    const changed = { duplicatesQualityNumberTaster: 9, duplicatesQualityNumberPanel: 6 };
    const { of, panel } = indexes(glasses, changed);
    expect(of('A')?.fruity?.pn.n).toBe(9);
    expect(panel.fruity?.pn).toMatchObject({ n: 6, value: 0.04 });
  });

  test('M-QC duplicates of equal date: the later session of the file, then the later sample, is the newer', () => {
    const date = '2026-05-01';
    const marks = (fruity: number) => ({ A: { fruity } });
    const glasses = ['2', '1'].flatMap((session) =>
      ['S2', 'S1', 'S3', 'S4'].flatMap((sample) =>
        duplicate({ session, date, sample }, marks(40), marks(41)),
      ),
    );
    const rows = indexes(glasses, { duplicatesQualityNumberTaster: 6 }).of('A')?.fruity?.pn.rows;
    expect(rows?.map(({ session, sample }) => `${session} ${sample}`)).toEqual([
      '1 S4',
      '1 S3',
      '1 S1',
      '1 S2',
      '2 S4',
      '2 S3',
    ]);
  });

  test('M-QC duplicates older than six months do not count', () => {
    const old = pairs(6, 40).map((glass) => ({
      ...glass,
      date: '2025-06-30',
      session: `o${glass.session}`,
    }));
    const { of } = indexes([
      ...old,
      ...pairs(6, 4).map((glass) => ({ ...glass, date: '2025-12-31' })),
    ]);
    expect(of('A')?.fruity?.pn.n).toBe(10);
    const later = pairs(6, 4).map((glass) => ({ ...glass, date: '2026-01-01' }));
    expect(indexes([...old, ...later]).of('A')?.fruity?.pn).toMatchObject({ n: 6, value: 0.16 });
  });

  test('M-QC training sessions never count', () => {
    const { of, panel } = indexes(pairs(8, 4, { training: true }));
    expect(of('A')?.fruity?.pn.n).toBe(0);
    expect(panel.fruity?.pn.n).toBe(0);
  });

  test('M-QC an invalid evaluation never counts: not for the taster, nor in the panel’s median', () => {
    const { of, panel } = indexes(pairs(6, 4, { invalid: ['A'] }));
    expect([of('A')?.fruity?.pn.n, of('A')?.fruity?.dn.n]).toEqual([0, 0]);
    expect(panel.fruity?.pn).toMatchObject({ n: 6, value: 0 });
  });

  test('M-PNT, M-DNT replicates with different tasters: PN asks for both, DN for the official one', () => {
    const glasses = Array.from({ length: 6 }, (_, place) =>
      duplicate(
        { session: `${place}`, date: dateOf(place), sample: `S${place}` },
        { A: { fruity: 40 }, B: { fruity: 42 } },
        { B: { fruity: 43 }, C: { fruity: 41 } },
      ),
    ).flat();
    const { of } = indexes(glasses);
    const counts = (key: string) => [of(key)?.fruity?.pn.n, of(key)?.fruity?.dn.n];
    expect([counts('A'), counts('B'), counts('C')]).toEqual([
      [0, 6],
      [6, 6],
      [0, 0],
    ]);
  });

  test('M-SCALE, M-PNT a blank line in one replicate leaves the pair out for that taster and attribute alone', () => {
    const blank = duplicate(
      { session: '6', date: dateOf(6), sample: 'S6' },
      { A: { fruity: 40, fusty: 20 }, B: { fruity: 40, fusty: 20 } },
      { A: { fruity: null, fusty: 30 }, B: { fruity: 40, fusty: 20 } },
    );
    const { of } = indexes([...pairs(6), ...blank]);
    expect([of('A')?.fruity?.pn.n, of('A')?.fruity?.dn.n, of('A')?.defect?.pn.n]).toEqual([
      6, 7, 1,
    ]);
    expect([of('B')?.fruity?.pn.n, of('B')?.defect?.pn.n]).toEqual([7, 1]);
  });
});

describe('the series', () => {
  const fusty = (place: number, first: number, second: number) =>
    duplicate(
      { session: `${place}`, date: dateOf(place), sample: `S${place}` },
      { A: { fruity: 40, fusty: first }, B: { fruity: 40, fusty: first } },
      {
        A: { fruity: 42, fusty: second, rancid: 50 },
        B: { fruity: 40, fusty: second, rancid: 50 },
      },
    );

  test('M-QC the defect series counts only pairs whose official replicate has a defect, and judges both by it', () => {
    const { of, panel } = indexes([...fusty(0, 20, 10), ...fusty(1, 0, 10), ...pairs(8).slice(4)]);
    expect(of('A')?.defect?.pn).toMatchObject({ n: 1, value: 1 });
    expect(of('A')?.defect?.pn.rows[0]).toMatchObject({ attribute: 'fusty', found: 2, against: 1 });
    expect(panel.defect?.pn).toMatchObject({ n: 1, value: 1 });
    const second = indexes([...fusty(0, 20, 10), ...fusty(1, 0, 10)], { duplicateOrder: 'second' });
    expect(second.of('A')?.defect?.pn.rows.map(({ attribute }) => attribute)).toEqual([
      'rancid',
      'rancid',
    ]);
  });

  test('M-QC *classified attribute* is one series: the defect where Md > 0, else fruity', () => {
    const changed = { tasterAttribute: 'classified', panelAttribute: 'classified' } as const;
    const { of, panel } = indexes([...fusty(0, 20, 10), ...fusty(1, 0, 10)], changed);
    expect(Object.keys(of('A') ?? {})).toEqual(['classified']);
    expect(of('A')?.classified?.pn.rows.map(({ attribute }) => attribute)).toEqual([
      'fruity',
      'fusty',
    ]);
    expect(panel.classified?.pn).toMatchObject({ n: 2 });
  });

  test('M-QC, M-DEFECT a descriptor is judged by the marks of those who named it, 0 for the others', () => {
    const glasses = duplicate(
      { session: '1', date: dateOf(1), sample: 'S', descriptor: 'brine' },
      { A: { other: 30, fruity: 10 }, B: { other: 40, fruity: 10 } },
      { A: { other: 30, fruity: 10 }, B: { other: 20, fruity: 10 } },
    );
    const { of } = indexes(glasses);
    expect(of('B')?.defect?.pn.rows).toMatchObject([{ attribute: 'brine', found: 4, against: 2 }]);
  });
});

describe('reference materials', () => {
  const reference = (
    sample: string,
    predominant: 'fusty' | null,
    fruity: number,
  ): ReferenceMaterial => ({
    sample,
    predominant,
    values: [
      ...(predominant === null ? [] : [{ attribute: predominant, median: 2, u: 0.2, sd: 0.5 }]),
      { attribute: 'fruity' as const, median: fruity, u: 0.2, sd: 0.5 },
    ],
  });
  const glass = (place: number, fusty: number, fruity: number): Tasted => ({
    session: `${place}`,
    date: dateOf(place),
    sample: `R${place}`,
    marks: { A: { fusty, fruity }, B: { fusty, fruity: fruity + 2 } },
  });

  test('M-DNR, M-DNP from the assigned value, in the reference’s own attribute', () => {
    const { of, panel } = indexes([glass(0, 25, 40)], {}, [reference('R0', 'fusty', 3.55)]);
    expect(of('A')?.defect?.dnReference).toMatchObject({ n: 1, value: 0.25 });
    expect(of('A')?.fruity?.dnReference.value).toBeCloseTo(0.45 ** 2, 12);
    expect(panel.fruity?.dn.value).toBeCloseTo(0.55 ** 2, 12);
    expect(panel.defect?.dn).toMatchObject({ n: 1, value: 0.25, verdict: 'insufficient' });
  });

  test('M-QC *matching defect*: a reference found otherwise is named and kept out of the panel’s DN, not of the tasters’', () => {
    const given = [
      [glass(0, 0, 40), glass(1, 20, 40)],
      [reference('R0', 'fusty', 4), reference('R1', 'fusty', 4)],
    ] as const;
    const on = quality(given[0], {}, given[1]);
    expect(on.nonconforming).toEqual([
      {
        kind: 'reference',
        session: '0',
        sample: 'R0',
        date: dateOf(0),
        expected: 'fusty',
        found: null,
      },
    ]);
    expect([on.panel.defect?.dn.n, on.panel.fruity?.dn.n]).toEqual([1, 1]);
    expect(on.tasters[0]?.series.fruity?.dnReference.n).toBe(2);
    const off = quality(given[0], { matchingDefect: false }, given[1]);
    expect([off.panel.defect?.dn.n, off.panel.fruity?.dn.n]).toEqual([2, 2]);
  });

  test('M-RM every tasted reference is checked in its defect and in fruity', () => {
    const { references } = quality([glass(0, 20, 40)], {}, [reference('R0', 'fusty', 4)]);
    expect(references.map(({ assigned, check }) => [assigned.attribute, check?.accepted])).toEqual([
      ['fusty', true],
      ['fruity', true],
    ]);
  });
});

describe('competence', () => {
  test('M-COMPETENT within in all that is asked, beyond in one, or not enough data', () => {
    const changed = { referencesInTasterDeviation: false, tasterAttribute: 'classified' } as const;
    const { tasters } = quality(pairs(6, 30), changed);
    expect(tasters.map(({ taster, competent }) => [taster, competent])).toEqual([
      ['A', false],
      ['B', true],
    ]);
    expect(tasters[0]?.beyond).toEqual([{ series: 'classified', index: 'pn' }]);
    const asked = quality(pairs(6, 4), { tasterAttribute: 'classified' }).tasters[1];
    expect(asked).toMatchObject({
      competent: null,
      insufficient: [{ series: 'classified', index: 'dnReference' }],
    });
    const unasked = { tasterAttribute: 'classified', method: 'verdial-method-2' } as const;
    expect(quality(pairs(6, 4), unasked)).toMatchObject({
      asked: ['pn', 'dn'],
      tasters: [{}, { competent: true, insufficient: [] }],
    });
    expect(quality(pairs(6, 30), { tasterAttribute: 'classified' }).tasters[0]?.competent).toBe(
      false,
    );
  });

  test('M-QC a panel without dates has no window and no verdict', () => {
    const report = quality(pairs(6, 4, { date: '' }));
    expect(report.window).toBeNull();
    expect(report.tasters[0]?.series.fruity?.pn).toMatchObject({ n: 0, value: null });
  });
});
