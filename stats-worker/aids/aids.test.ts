import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { assess } from '../assessment/assess.ts';
import { type AidsReport, aidsSteps } from '../reports/aids-report.ts';
import { columnsOf, lifelikeHistory } from '../testing/lifelike-history.ts';
import { duplicate, marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import { agreement } from './agreement.ts';
import { discrimination, type MarkPair } from './discrimination.ts';
import { repeatability } from './repeatability.ts';
import reference from './testing/reference/performance.json' with { type: 'json' };

const settings: PanelSettings = defaultPanelSettings();

const aids = (glasses: readonly Tasted[]): AidsReport | null =>
  runSteps(
    aidsSteps({ columns: marksOfGlasses(glasses), references: [], settings, asOf: null }, null),
  );

const glass = (
  sample: string,
  fruity: readonly number[],
  rancid: readonly number[] = [],
): Tasted => ({
  session: sample,
  date: '2026-03-02',
  sample,
  marks: Object.fromEntries(
    fruity.map((mm, place) => [`T${place}`, { fruity: mm, rancid: rancid[place] ?? 0 }]),
  ),
});

const numbersOf = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
};

test.each(reference.cases.map((one, place) => ({ place, one })))(
  'QUA-23, QUA-58, QUA-24 discrimination, agreement, repeatability and leverage are those of scipy (case $place)',
  ({ one }) => {
    const pairs = one.pairs.map(([first = 0, second = 0]): MarkPair => [first, second]);
    const f = discrimination(pairs);
    expect(f.state === 'found' && f.value.f / one.f).toBeCloseTo(1, 9);
    expect(f).toMatchObject({ value: { between: pairs.length - 1, within: pairs.length } });
    const rmse = repeatability(pairs);
    expect(rmse.state === 'found' && rmse.value).toBeCloseTo(one.repeatability, 9);

    const report = aids(one.panel.map((marks, place) => glass(`S${place}`, marks)));
    const found = report?.tasters[0]?.attributes.fruity;
    const r = found?.agreement;
    expect(r?.state === 'found' && r.value).toBeCloseTo(one.agreement, 9);
    const moves = found?.leverage;
    if (moves?.state !== 'found') throw new Error('no leverage');
    expect(moves.value.n).toBe(one.panel.length);
    expect(moves.value.mean).toBeCloseTo(one.meanMove, 9);
    expect(Math.abs(moves.value.largest.cm)).toBeCloseTo(one.largestMove, 9);
    expect(found?.discrimination).toEqual({ state: 'not-enough', has: 0, needs: 6 });
  },
);

test('QUA-23 QUA-58 duplicates are read as the precision number reads them, and marks that do not differ are said', () => {
  const pairs = [10, 20, 30, 40, 50, 60].flatMap((mm, place) =>
    duplicate(
      { session: `${place}`, date: '2026-03-02', sample: `S${place}` },
      { A: { fruity: mm }, B: { fruity: 30 } },
      { A: { fruity: place % 2 === 0 ? mm + 2 : mm - 2 }, B: { fruity: 30 } },
    ),
  );
  const report = aids(pairs);
  expect(report?.duplicates).toBe(6);
  const [a, b] = report?.tasters ?? [];
  expect(a?.attributes.fruity.discrimination).toEqual({
    state: 'found',
    value: { f: 339.2, between: 5, within: 6 },
  });
  expect(b?.attributes.fruity).toMatchObject({
    discrimination: { state: 'no-spread' },
    agreement: { state: 'no-spread' },
    repeatability: { state: 'found', value: 0 },
  });
  expect(a?.attributes.defect.leverage).toEqual({ state: 'not-enough', has: 0, needs: 1 });
});

const anyPairs = () =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 6,
    maxLength: 30,
  });

test('QUA-23 the order of the pairs and of the replicates, a constant and a scale change no discrimination', () => {
  holds(
    fc.property(
      anyPairs(),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(2, 4),
      (pairs, by, times) => {
        const before = discrimination(pairs);
        expect(discrimination(pairs.toReversed().map(([one, two]) => [two, one]))).toEqual(before);
        expect(discrimination(pairs.map(([one, two]) => [one + by, two + by]))).toEqual(before);
        expect(discrimination(pairs.map(([one, two]) => [times * one, times * two]))).toEqual(
          before,
        );
        expect(repeatability(pairs.map(([one, two]) => [one + by, two + by]))).toEqual(
          repeatability(pairs),
        );
      },
    ),
  );
});

test('QUA-23 a constant and a scale change no agreement, and marks turned round turn its sign', () => {
  holds(
    fc.property(anyPairs(), fc.integer({ min: 1, max: 20 }), (pairs, by) => {
      const of = (mark: (mm: number) => number) =>
        agreement(pairs.map(([mm, others]) => ({ mark: mark(mm), others })));
      const before = of((mm) => mm);
      expect(of((mm) => mm + by)).toEqual(before);
      const [scaled, turned] = [of((mm) => 3 * mm), of((mm) => 100 - mm)];
      if (before.state !== 'found') {
        expect([scaled, turned]).toEqual([before, before]);
        return;
      }
      expect(scaled.state === 'found' && scaled.value).toBeCloseTo(before.value, 12);
      expect(turned.state === 'found' && turned.value).toBeCloseTo(-before.value, 12);
    }),
  );
});

test('QUA-25 a verdict that hangs on one taster is named with what it would be, and that fewer than eight remain', () => {
  const eight = [30, 30, 30, 30, 30, 30, 30, 30];
  const report = aids([
    glass('steady', [...eight, 30], [10, 10, 10, 10, 10, 10, 10, 10, 10]),
    glass('hanging', [...eight, 30], [0, 0, 0, 0, 20, 20, 20, 20, 20]),
    glass('few', eight),
  ]);
  const of = (key: string) => report?.tasters.find(({ taster }) => taster === key)?.whatIf;
  // Without one who found it, the median is the mean of 0 and 20 mm; without one who did not, it is
  // 20 mm: virgin still.
  expect(of('T8')).toEqual({ judged: 2, changed: [] });
  expect(of('T0')).toEqual({
    judged: 3,
    changed: [
      {
        glass: { session: 'few', sample: 'few', replicate: 1 },
        stands: { n: 8, md: 0, mf: 3, class: 'EVOO' },
        without: { n: 7, md: 0, mf: 3, class: 'NOCLASIFICATED' },
        isTooFew: true,
      },
    ],
  });
  const one = aids([glass('edge', [...eight, 30], [0, 0, 0, 0, 0, 36, 36, 36, 36])]);
  expect(one?.tasters[0]?.whatIf.changed).toEqual([
    {
      glass: { session: 'edge', sample: 'edge', replicate: 1 },
      stands: { n: 9, md: 0, mf: 3, class: 'EVOO' },
      without: { n: 8, md: 1.8, mf: 3, class: 'VOO' },
      isTooFew: false,
    },
  ]);
  expect(one?.tasters[8]?.whatIf.changed).toEqual([]);
});

test('QUA-23, QUA-59, QUA-24 whatever the history, no figure is NaN or infinite, and no taster outside of the period is named', () => {
  holds(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (seed, months) => {
      const { sheets } = lifelikeHistory(seed);
      const asOf = 20_400 + 30 * months;
      const report = runSteps(
        aidsSteps({ columns: columnsOf(sheets), references: [], settings, asOf }, asOf - 60),
      );
      expect(numbersOf(report).every(Number.isFinite)).toBe(true);
      expect(report?.tasters.every(({ whatIf }) => whatIf.judged > 0)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('QUA-23 the order of sheets and tasters changes no figure but which of two equal glasses is named', () => {
  const named = (report: AidsReport | null) =>
    report?.tasters.map(({ taster, attributes, whatIf }) => ({
      taster,
      attributes: Object.values(attributes).map(({ leverage, ...rest }) => [
        rest,
        leverage.state === 'found'
          ? [leverage.value.n, leverage.value.mean, Math.abs(leverage.value.largest.cm)]
          : leverage,
      ]),
      judged: whatIf.judged,
      changed: whatIf.changed.map((one) => JSON.stringify(one)).toSorted(),
    }));
  const of = (sheets: ReturnType<typeof lifelikeHistory>['sheets']) =>
    runSteps(
      aidsSteps({ columns: columnsOf(sheets), references: [], settings, asOf: null }, 20_400),
    );
  holds(
    fc.property(fc.integer(), (seed) => {
      // Samples that return are paired over two sessions, by the order of the file where days are the same (M-PAIR).
      const sheets = lifelikeHistory(seed).sheets.filter(
        ({ sample }) => !sample.startsWith('again') && !sample.startsWith('ref'),
      );
      expect(named(of(sheets.toReversed()))).toEqual(named(of(sheets)));
    }),
    { numRuns: 10 },
  );
});

test('QUA-25 QUA-73 what would differ is what the assessment of the other sheets says', () => {
  holds(
    fc.property(fc.integer(), (seed) => {
      const sheets = lifelikeHistory(seed).sheets.filter(
        ({ date, training }) => date !== '' && !training,
      );
      const input = { columns: columnsOf(sheets), references: [], settings, asOf: null };
      for (const { taster, whatIf } of runSteps(aidsSteps(input, 20_400))?.tasters ?? [])
        for (const { glass: of, stands, without } of whatIf.changed) {
          const there = sheets.filter(
            ({ session, sample, replicate, valid, sheet }) =>
              session === of.session &&
              sample === of.sample &&
              replicate === of.replicate &&
              valid &&
              Object.keys(sheet.marks).length === ATTRIBUTE_KEYS.length,
          );
          const judged = (leftOut: string | null) => {
            const left = there.map(({ sheet }) => sheet).filter((one) => one.taster !== leftOut);
            const { n, md, mf, class: oil } = assess(left, settings);
            return { n, md: md ?? 0, mf: mf ?? 0, class: oil };
          };
          expect({ stands, without }).toEqual({ stands: judged(null), without: judged(taster) });
        }
    }),
    { numRuns: 10 },
  );
});

test('QUA-23 a history without a date has no aids', () => {
  expect(aids([{ ...glass('S', [30]), date: '' }])).toBeNull();
});
