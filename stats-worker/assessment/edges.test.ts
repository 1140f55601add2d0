import { describe, expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { all, type MarksByLine, sheetsOf } from '../testing/sheets-of.ts';
import { assess } from './assess.ts';

const settings = defaultPanelSettings();
const of = (lines: MarksByLine, changed: Partial<PanelSettings> = {}) =>
  assess(sheetsOf(lines), { ...settings, ...changed });

/** Eight marks with this median in half mm, and little spread. */
const around = (halves: number): readonly number[] => {
  const below = Math.floor(halves / 2);
  const above = Math.ceil(halves / 2);
  return [...all(4, below), ...all(4, above)];
};

describe('few marks', () => {
  test('M-STAT no marks: no figure, no result, nothing divided by zero', () => {
    const none = of({});
    expect(none).toMatchObject({
      n: 0,
      predominantDefect: null,
      md: null,
      mf: null,
      class: 'NOCLASIFICATED',
      reliable: false,
      fruityClass: 'NONINTENSITY',
      statements: ['terms-need-8'],
    });
    for (const figures of Object.values(none.attributes))
      expect(Object.values(figures).filter((figure) => figure !== null)).toEqual([0]);
  });

  test('M-STAT one mark is its own median and quartiles; it has no classical deviation', () => {
    for (const quantile of ['type7', 'type2'] as const)
      expect(of({ fruity: [57] }, { quantile }).attributes.fruity).toEqual({
        n: 1,
        median: 5.7,
        p25: 5.7,
        p75: 5.7,
        iqr: 0,
        sStar: 0,
        cvr: 0,
        ciLow: 5.7,
        ciHigh: 5.7,
        u: 0,
        uMax: (5.7 * 392) / 1000,
        mean: 5.7,
        sd: null,
      });
  });

  test('M-CVR all zero: Me = 0, so there is no CVr, and nothing is unreliable', () => {
    const zeros = of({ fusty: all(8, 0), fruity: all(8, 0) });
    expect(zeros.attributes.fruity).toMatchObject({ median: 0, cvr: null, u: 0, uMax: 0, sd: 0 });
    expect(zeros).toMatchObject({ md: 0, mf: 0, reliable: true, fruityClass: 'NONINTENSITY' });
  });

  test('M-CVR Me = 0 although some perceived it: no CVr, but an interval', () => {
    const { fruity } = of({ fruity: [0, 0, 0, 0, 0, 20, 30, 40] }).attributes;
    expect(fruity).toMatchObject({ median: 0, iqr: 2.25, cvr: null });
    expect(fruity.ciLow).toBeLessThan(0);
  });

  test('M-STAT all equal: nothing spreads, CVr is 0', () => {
    expect(of({ fruity: all(9, 41) }).attributes.fruity).toMatchObject({
      median: 4.1,
      iqr: 0,
      sStar: 0,
      cvr: 0,
      u: 0,
      sd: 0,
    });
  });
});

describe('how many tasters', () => {
  test.each([
    [7, 'NOCLASIFICATED'],
    [8, 'EVOO'],
    [12, 'EVOO'],
    [13, 'EVOO'],
  ])('M-CLASS N = %s gives %s, and its statistics in any case', (count, expected) => {
    const found = of({ fusty: all(count, 0), fruity: all(count, 40) });
    expect(found).toMatchObject({ n: count, class: expected, mf: 4, reliable: true });
  });

  test('M-CLASS by version 1 a blank line does not make the evaluation invalid: N counts sheets, the figures answers', () => {
    const found = of({ fusty: all(8, 0), fruity: [...all(7, 40), null] }, BY_VERSION_1);
    expect(found).toMatchObject({ n: 8, class: 'EVOO', mf: 4 });
    expect(found.attributes.fruity.n).toBe(7);
  });

  test('M-COMPLETE seven whole evaluations and one with an empty mark state no class, on whichever line', () => {
    for (const key of ATTRIBUTE_KEYS) {
      const found = of({ fruity: all(8, 40), [key]: [...all(7, key === 'fruity' ? 40 : 0), null] });
      expect(found).toMatchObject({ n: 7, class: 'NOCLASIFICATED', statements: ['terms-need-8'] });
      for (const figures of Object.values(found.attributes)) expect(figures.n).toBe(7);
    }
    const nine = of({ fruity: all(9, 40), bitter: [...all(8, 20), null] });
    expect(nine).toMatchObject({ n: 8, class: 'EVOO' });
  });

  test('M-SCALE a blank is not a zero: it moves the median of the others in no way', () => {
    const blank = of({ fruity: [null, null, null, 40, 41, 42, 43, 44] }, BY_VERSION_1);
    const zero = of({ fruity: [0, 0, 0, 40, 41, 42, 43, 44] });
    expect([blank.attributes.fruity.median, zero.attributes.fruity.median]).toEqual([4.2, 4.05]);
  });

  test('M-CLASS nobody answered any defect, or fruity: no class is stated', () => {
    const only = (lines: MarksByLine, changed: Partial<PanelSettings>) =>
      assess(sheetsOf(lines, undefined, null), { ...settings, ...changed });
    for (const changed of [BY_VERSION_1, {}]) {
      const NONE = 'NOCLASIFICATED';
      expect(only({ fruity: all(8, 40) }, changed)).toMatchObject({ md: null, class: NONE });
      expect(only({ fusty: all(8, 0) }, changed)).toMatchObject({ mf: null, class: NONE });
    }
  });
});

describe('the limits', () => {
  test('M-DEFECT a median of 0.05 becomes 0.1, away from zero, and loses extra virgin', () => {
    const lost = of({ fusty: around(1), fruity: all(8, 40) });
    expect(lost.attributes.fusty.median).toBe(0.05);
    expect(lost).toMatchObject({ predominantDefect: 'fusty', md: 0.1, class: 'VOO' });
  });

  test.each([
    ['EU', 70, 3.5, 'VOO'],
    ['EU', 71, 3.6, 'LOO_EU'],
    ['EU', 72, 3.6, 'LOO_EU'],
    ['IOC', 70, 3.5, 'VOO'],
    ['IOC', 71, 3.6, 'OVOO', 'LOO'],
    ['IOC', 120, 6, 'OVOO', 'LOO'],
    ['IOC', 121, 6.1, 'LOO'],
  ] as const)(
    'M-CLASS %s: a defect median of %s half mm is Md %s, %s',
    (scheme, halves, md, expected, without: OilClass = expected) => {
      const lines = { rancid: around(halves), fruity: all(8, 40) };
      const found = of(lines, { scheme, ordinaryVirgin: true });
      expect(of(lines, { scheme }).class).toBe(without);
      expect(found.attributes.rancid.median).toBe(halves / 20);
      expect(found).toMatchObject({ md, class: expected });
    },
  );

  test.each([
    ['EU', 0, 'LOO_EU'],
    ['EU', 20, 'LOO_EU'],
    ['IOC', 0, 'OVOO', 'LOO'],
    ['IOC', 35, 'OVOO', 'LOO'],
    ['IOC', 61, 'LOO'],
  ] as const)(
    'M-CLASS %s: no fruity and a defect of %s mm is %s',
    (scheme, mark, expected, without: OilClass = expected) => {
      const lines = { rancid: all(8, mark), fruity: all(8, 0) };
      expect(of(lines, { scheme, ordinaryVirgin: true }).class).toBe(expected);
      expect(of(lines, { scheme }).class).toBe(without);
    },
  );

  test('M-CLASS the confidence interval never moves a class', () => {
    const wide = of({ fusty: [0, 0, 0, 0, 0, 60, 70, 80], fruity: all(8, 40) });
    expect(wide.attributes.fusty.ciHigh).toBeGreaterThan(3.5);
    expect(wide).toMatchObject({ md: 0, class: 'EVOO', reliable: true });
  });

  test.each([
    [58, 'GREEN_DELICATE', 'GREEN_DELICATE'],
    [59, 'GREEN_MEDIUM', 'GREEN_DELICATE'],
    [60, 'GREEN_MEDIUM', 'GREEN_DELICATE'],
    [61, 'GREEN_MEDIUM', 'GREEN_MEDIUM'],
    [120, 'GREEN_MEDIUM', 'GREEN_MEDIUM'],
    [121, 'GREEN_ROBUST', 'GREEN_ROBUST'],
  ])(
    'M-FRUITY a fruity median of %s half mm is %s by version 1 and %s by version 2',
    (halves, first, second) => {
      const lines = { fruity: around(halves) };
      expect([of(lines, BY_VERSION_1).fruityClass, of(lines).fruityClass]).toEqual([first, second]);
    },
  );

  test('M-FRUITY green by exactly half of those who scored; tasters of fruity 0 have no voice', () => {
    const half = (green: number) =>
      assess(
        sheetsOf({ fruity: [...all(8, 40), 0, 0] }, (taster) => ({
          fruityKind: taster < green || taster > 7 ? 'green' : 'ripe',
        })),
        settings,
      ).fruityClass;
    expect([half(4), half(3)]).toEqual(['GREEN_MEDIUM', 'RIPE']);
  });

  test('M-LABEL a bitter median of 5.0 need not be stated, 5.05 must', () => {
    const statements = (halves: number) =>
      of({ fruity: all(8, 40), bitter: around(halves) }).statements;
    expect(statements(100)).not.toContain('bitter>5');
    expect(statements(101)).toContain('bitter>5');
  });
});

describe('which defect', () => {
  test('M-DEFECT the greatest unrounded median, though both print the same', () => {
    const found = of({ fusty: around(43), rancid: around(44), fruity: all(8, 40) });
    expect(found).toMatchObject({ predominantDefect: 'rancid', md: 2.2 });
  });

  test('M-DEFECT a tie goes to the smaller CVr, then to the earlier on the sheet', () => {
    const spread = [18, 19, 20, 20, 20, 20, 21, 22];
    const wide = [10, 12, 20, 20, 20, 20, 28, 30];
    expect(of({ fusty: wide, rancid: spread }).predominantDefect).toBe('rancid');
    expect(of({ fusty: spread, rancid: wide }).predominantDefect).toBe('fusty');
    expect(of({ musty: spread, rancid: spread }).predominantDefect).toBe('musty');
  });

  test('M-DEFECT a tie of medians of different N (by version 1): the CVr decides, not the IQR', () => {
    const twelve = [...all(3, 18), ...all(6, 20), ...all(3, 22)];
    const nine = [null, null, null, ...all(2, 18), ...all(5, 20), ...all(2, 22)];
    const found = of({ fusty: nine, musty: twelve }, BY_VERSION_1);
    expect(found.attributes.fusty.cvr ?? 0).not.toBe(found.attributes.musty.cvr);
    const lesser = (found.attributes.fusty.cvr ?? 0) < (found.attributes.musty.cvr ?? 0);
    expect(found.predominantDefect).toBe(lesser ? 'fusty' : 'musty');
  });

  test('M-DEFECT an other descriptor counts when exactly half of the evaluations name it', () => {
    const other = (naming: number, count: number) =>
      assess(
        sheetsOf(
          {
            fusty: all(count, 0),
            other: [...all(naming, 50), ...all(count - naming, 0)],
            fruity: all(count, 40),
          },
          (taster) => ({ otherDescriptor: taster < naming ? 'metallic' : null }),
        ),
        settings,
      );
    expect(other(4, 8)).toMatchObject({
      predominantDefect: 'metallic',
      md: 2.5,
      class: 'VOO',
      others: { metallic: { n: 8, median: 2.5, mean: 2.5 } },
    });
    expect(other(4, 9)).toMatchObject({
      predominantDefect: null,
      md: 0,
      others: {},
      class: 'EVOO',
    });
    expect(other(5, 8)).toMatchObject({ predominantDefect: 'metallic', md: 5 });
  });

  test('M-DEFECT *other* itself never predominates: two descriptors named by few leave no defect', () => {
    const found = assess(
      sheetsOf({ fusty: all(8, 0), other: all(8, 40), fruity: all(8, 40) }, (taster) => ({
        otherDescriptor: (['brine', 'esparto', 'grubby'] as const)[taster % 3] ?? null,
      })),
      settings,
    );
    expect(found.attributes.other.median).toBe(4);
    expect(found).toMatchObject({ predominantDefect: null, md: 0, others: {} });
  });

  test('M-DEFECT a descriptor that is named with a zero or a blank does not predominate', () => {
    const named = (mark: number | null) =>
      assess(
        sheetsOf(
          { fusty: all(8, 0), other: Array.from({ length: 8 }, () => mark), fruity: all(8, 40) },
          () => ({
            otherDescriptor: 'rough',
          }),
        ),
        { ...settings, ...BY_VERSION_1 },
      );
    expect(named(0)).toMatchObject({ predominantDefect: null, md: 0 });
    expect(named(null)).toMatchObject({ predominantDefect: null, md: 0, others: {} });
  });
});
