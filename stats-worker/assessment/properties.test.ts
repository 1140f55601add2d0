import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLASS_SCHEMES } from '../../domain/settings/class-scheme.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import { NEWEST_METHOD } from '../../domain/words/method-version.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { oilClass } from '../classification/oil-class.ts';
import { compareSheets } from '../explanation/compare-sheets.ts';
import { historyReport } from '../reports/history-report.ts';
import { figures } from '../statistics/figures.ts';
import { summarise } from '../statistics/mark-summary.ts';
import { createStatsApi } from '../stats-api.ts';
import { anyMark, anyPanel, anySettings, mm } from '../testing/arbitrary-panels.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { columnsOf, lifelikeHistory } from '../testing/lifelike-history.ts';
import { assess } from './assess.ts';

const quantiles = fc.constantFrom('type7', 'type2');
const marks = (most = 100) =>
  fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 20 });

test('M-STAT the order of the tasters does not matter', () => {
  const shuffled = anyPanel().chain((sheets) =>
    fc.tuple(
      fc.constant(sheets),
      fc.shuffledSubarray([...sheets], { minLength: sheets.length, maxLength: sheets.length }),
    ),
  );
  holds(
    fc.property(shuffled, anySettings(), ([sheets, others], settings) => {
      expect(assess(others, settings)).toEqual(assess(sheets, settings));
    }),
    { numRuns: 300 },
  );
}, 60_000);

test('M-STAT the name of a taster does not matter', () => {
  holds(
    fc.property(anyPanel(), anySettings(), (sheets, settings) => {
      const renamed = sheets.map((sheet, place) => ({ ...sheet, taster: `${place}` }));
      expect(assess(renamed, settings)).toEqual(assess(sheets, settings));
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('M-MEDIAN a taster who marks the median does not move it', () => {
  holds(
    fc.property(marks(), quantiles, (given, quantile) => {
      const before = summarise(given, quantile).medianHalves;
      fc.pre(before % 2 === 0);
      expect(summarise([...given, before / 2], quantile).medianHalves).toBe(before);
    }),
  );
});

test('M-MEDIAN, M-QUARTILE the least mark, P25, median, P75 and the greatest mark stand in this order', () => {
  holds(
    fc.property(marks(), quantiles, (given, quantile) => {
      const { medianHalves, p25Quarters, p75Quarters } = summarise(given, quantile);
      const line = [4 * Math.min(...given), p25Quarters, 2 * medianHalves, p75Quarters];
      line.push(4 * Math.max(...given));
      expect(line).toEqual(line.toSorted((a, b) => a - b));
    }),
  );
});

test('M-QUARTILE both readings agree where N leaves 1 when divided by 4, and where all marks agree', () => {
  const agreeing = fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.array(anyMark(), { minLength: 21, maxLength: 21 }))
    .map(([quarter, all]) => all.slice(0, 4 * quarter + 1));
  const equal = fc
    .tuple(anyMark(), fc.integer({ min: 1, max: 20 }))
    .map(([mark, n]) => Array.from({ length: n }, () => mark));
  holds(
    fc.property(fc.oneof(agreeing, equal), (given) => {
      expect(summarise(given, 'type2')).toEqual(summarise(given, 'type7'));
    }),
  );
});

test('M-STAT twice the marks have twice the median, quartiles, s*, U and interval, and the same CVr', () => {
  holds(
    fc.property(marks(50), quantiles, (given, quantile) => {
      const [single, double] = [given, given.map((mark) => 2 * mark)].map((each) =>
        figures(summarise(each, quantile)),
      );
      if (single === undefined || double === undefined) throw new Error('no figures');
      for (const key of [
        'median',
        'p25',
        'p75',
        'iqr',
        'sStar',
        'ciLow',
        'ciHigh',
        'u',
        'uMax',
        'mean',
      ] as const)
        expect(double[key]).toBeCloseTo(2 * (single[key] ?? Number.NaN), 10);
      if (single.cvr === null) expect(double.cvr).toBeNull();
      else expect(double.cvr).toBeCloseTo(single.cvr, 10);
    }),
  );
});

test('M-STAT every mark a millimetre higher moves the median by a millimetre and leaves the spread', () => {
  holds(
    fc.property(marks(99), quantiles, (given, quantile) => {
      const low = summarise(given, quantile);
      const high = summarise(
        given.map((mark) => mark + 1),
        quantile,
      );
      expect(high.medianHalves).toBe(low.medianHalves + 2);
      expect(high.p75Quarters - high.p25Quarters).toBe(low.p75Quarters - low.p25Quarters);
    }),
  );
});

const RANK: Readonly<Record<OilClass, number>> = {
  EVOO: 0,
  VOO: 1,
  OVOO: 2,
  LOO: 3,
  LOO_EU: 3,
  NOCLASIFICATED: 4,
};

test('M-CLASS a greater median of the defect never gives a better class, for every Md, Mf and scheme', () => {
  for (const scheme of CLASS_SCHEMES)
    for (let mf = 0; mf <= 100; mf += 1)
      for (let md = 1; md <= 100; md += 1)
        expect(RANK[oilClass(8, md, mf, scheme)]).toBeGreaterThanOrEqual(
          RANK[oilClass(8, md - 1, mf, scheme)],
        );
});

test('M-CLASS, M-DEFECT a panel that marks the predominant defect higher never gives a better class', () => {
  holds(
    fc.property(
      anyPanel({ minLength: 8 }),
      anySettings(),
      fc.integer({ min: 1, max: 60 }),
      (sheets, settings, more) => {
        const before = assess(sheets, settings);
        const line = ATTRIBUTE_KEYS.find((key) => key === before.predominantDefect);
        fc.pre(line !== undefined);
        const after = assess(
          sheets.map((sheet) => raised(sheet, line, more)),
          settings,
        );
        expect(RANK[after.class]).toBeGreaterThanOrEqual(RANK[before.class]);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

function raised(sheet: ScoredSheet, line: AttributeKey, more: number): ScoredSheet {
  const mark = sheet.marks[line];
  if (mark === undefined) return sheet;
  return { ...sheet, marks: { ...sheet.marks, [line]: mm(Math.min(100, mark + more)) } };
}

test('M-RELIABLE a CVr of exactly 20 % is reliable, one that is a hair above is not', () => {
  const about = (fruity: readonly number[]) =>
    assess(
      fruity.map((mark, place) => ({
        taster: `${place}`,
        marks: { fruity: mm(mark) },
        fruityKind: 'green',
        otherDescriptor: null,
      })),
      { ...defaultPanelSettings(), ...BY_VERSION_1, quantile: 'type2' },
    );
  expect(about([50, 50, 75, 79]).attributes.fruity.cvr).toBeCloseTo(20, 12);
  expect(about([50, 50, 75, 79]).reliable).toBe(true);
  expect(about([50, 50, 75, 80]).reliable).toBe(false);
});

test('M-EN an error of exactly its maximum is accepted, one a hair above is not', () => {
  const about = (fruity: readonly number[]) =>
    fruity.map(
      (mark, place): ScoredSheet => ({
        taster: `${place}`,
        marks: { rancid: mm(0), fruity: mm(mark) },
        fruityKind: 'green',
        otherDescriptor: null,
      }),
    );
  const wide = [10, 10, 10, 40, 40, 40, 91, 91, 91];
  const compared = (mark: number) =>
    compareSheets(about(wide), about(wide.map(() => mark)), {
      ...defaultPanelSettings(),
      ...BY_VERSION_1,
    });
  expect(compared(89)).toMatchObject({ enFruity: 1, enDefect: 0, accepted: true });
  expect(compared(90)).toMatchObject({ accepted: false, md: null });
});

test('M-COMPLETE a class never rests on fewer than eight answers on any line, and a blank line counts nowhere', () => {
  holds(
    fc.property(anyPanel({ minLength: 7 }), anySettings(), (sheets, asked) => {
      const settings = { ...asked, method: NEWEST_METHOD };
      const found = assess(sheets, settings);
      const whole = sheets.filter(({ marks }) => ATTRIBUTE_KEYS.every((key) => key in marks));
      expect(found.n).toBe(whole.length);
      for (const { n } of Object.values(found.attributes)) expect(n).toBe(found.n);
      expect(found.class === 'NOCLASIFICATED').toBe(found.n < 8);
      expect(assess(whole, settings)).toEqual(found);
    }),
    { numRuns: 300 },
  );
}, 60_000);

test('M-SCALE a blank line is missing and never zero', () => {
  holds(
    fc.property(anyPanel({ minLength: 8 }), anySettings(), (sheets, settings) => {
      const blank = sheets.map((sheet, place) =>
        place === 0 ? sheet : { ...sheet, marks: { ...without(sheet.marks, 'bitter') } },
      );
      const found = assess(blank, { ...settings, ...BY_VERSION_1 }).attributes.bitter;
      const only = blank[0]?.marks.bitter;
      expect(found.n).toBe(only === undefined ? 0 : 1);
      expect(found.median).toBe(only === undefined ? null : only / 10);
    }),
    { numRuns: 100 },
  );
}, 60_000);

function without(of: ScoredSheet['marks'], line: AttributeKey): ScoredSheet['marks'] {
  const { [line]: _, ...rest } = of;
  return rest;
}

test('M-STAT what goes in is left as it was', () => {
  holds(
    fc.property(anyPanel(), anyPanel(), anySettings(), (first, second, settings) => {
      const before = structuredClone([first, second]);
      for (const each of [...first, ...second]) Object.freeze(Object.freeze(each).marks);
      assess(Object.freeze(first), Object.freeze(settings));
      compareSheets(first, Object.freeze(second), settings);
      expect([first, second]).toEqual(before);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('M-STAT NaN and Infinity never leave: every figure is finite or null', () => {
  holds(
    fc.property(
      anyPanel({ minLength: 0 }),
      anyPanel({ minLength: 0 }),
      anySettings(),
      (first, second, settings) => {
        expect(unusual(assess(first, settings))).toEqual([]);
        expect(unusual(compareSheets(first, second, settings))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
  holds(
    fc.property(fc.integer(), anySettings(), (seed, settings) => {
      const { sheets, references } = lifelikeHistory(seed);
      const steps = historyReport({ columns: columnsOf(sheets), references, settings, asOf: null });
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      expect(unusual(step.value)).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** Where a value holds a number that is not finite. */
function unusual(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => unusual(each, `${path}/${key}`));
}

test('M-SCALE NaN and Infinity never enter: a mark off the line is refused, whatever is asked', () => {
  const api = createStatsApi();
  const settings = defaultPanelSettings();
  const good = { taster: 'a', marks: { fruity: mm(10) }, fruityKind: null, otherDescriptor: null };
  for (const mark of [Number.NaN, Number.POSITIVE_INFINITY, -1, 101, 1.5]) {
    const marks: ScoredSheet['marks'] = JSON.parse('{"fruity":0}');
    Object.assign(marks, { fruity: mark });
    const bad: ScoredSheet = { ...good, taster: 'b', marks };
    const refused = { ok: false, code: 'mark-out-of-range', data: { taster: 'b' } };
    expect(api.assess([good, bad], settings)).toMatchObject(refused);
    expect(api.duplicate([good], [bad], settings)).toMatchObject(refused);
    const asked = { about: 'attribute', figure: 'median', attribute: 'fruity' } as const;
    expect(api.explain({ ...asked, sheets: [good, bad] }, settings)).toMatchObject(refused);
  }
});
