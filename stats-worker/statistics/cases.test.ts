import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { type ClassScheme, classScheme } from '../../domain/settings/class-scheme.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { NEGATIVE_KEYS } from '../../domain/words/attributes.ts';
import { assess } from '../assessment/assess.ts';
import { fruityClass } from '../classification/fruity-class.ts';
import { oilClass } from '../classification/oil-class.ts';
import { METHOD_1 } from '../method/version-1.ts';
import { METHOD_2 } from '../method/version-2.ts';
import { WINDOW_MONTHS } from '../quality/index-value.ts';
import { all, sheetsOf } from '../testing/sheets-of.ts';
import { figures } from './figures.ts';
import { summariseSorted } from './mark-summary.ts';
import { CVR_LIMIT } from './variation-coefficient.ts';

const caseSchema = z.looseObject({ id: z.string(), kind: z.string().optional() });
const { cases, computed_by_us } = z
  .object({ cases: z.array(caseSchema), computed_by_us: z.array(caseSchema) })
  .parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '..', 'examples', 'cases.json'), 'utf8')),
  );
const byId = (id: string) => [...cases, ...computed_by_us].find((each) => each.id === id);
const ofKind = (kind: string) => cases.filter((each) => each.kind === kind);

/** The published scores have one decimal, so that they are whole tenths, as marks of a line of 100 cm would be. */
const octo = z
  .object({
    input: z.object({ scores: z.array(z.number()) }),
    expected: z.object({
      n: z.number(),
      mean: z.number(),
      median: z.number(),
      robust_sd_s_star: z.number(),
      cvr_percent: z.number(),
      classical_sd: z.number(),
    }),
  })
  .parse(byId('octo-readme'));
const tenths = octo.input.scores.map((score) => Math.round(10 * score)).sort((a, b) => a - b);

test('M-MEDIAN, M-SSTAR, M-CVR the published robust statistics are reproduced', () => {
  const found = figures(summariseSorted(tenths, tenths.length, 'type7'));
  const { expected } = octo;
  expect(found.n).toBe(expected.n);
  expect(found.mean).toBeCloseTo(expected.mean, 9);
  expect(found.median).toBeCloseTo(expected.median, 9);
  for (const [figure, published] of [
    [found.sStar, expected.robust_sd_s_star],
    [found.cvr, expected.cvr_percent],
  ] as const)
    expect(Math.abs((figure ?? Number.NaN) - published)).toBeLessThanOrEqual(0.005);
});

test('M-SD the classical deviation divides by n - 1; the published 4.67 is near, but not that of the published scores', () => {
  const found = figures(summariseSorted(tenths, tenths.length, 'type7')).sd ?? 0;
  expect(found).toBeCloseTo(4.655_176_330_351_694, 12);
  expect(Math.abs(found - octo.expected.classical_sd)).toBeLessThan(0.02);
});

const quartiles = z.object({
  q1: z.number(),
  q3: z.number(),
  s_star: z.number(),
  cvr: z.number(),
  ci95: z.tuple([z.number(), z.number()]),
});

test.each(['type7', 'type2'] as const)(
  'M-QUARTILE, M-CI the two readings of the same scores: %s',
  (type) => {
    const expected = quartiles.parse(byId('octo-quartiles')?.[type]);
    const found = figures(summariseSorted(tenths, tenths.length, type));
    expect(found.p25).toBeCloseTo(expected.q1, 9);
    expect(found.p75).toBeCloseTo(expected.q3, 9);
    expect(found.sStar).toBeCloseTo(expected.s_star, 4);
    expect(found.cvr).toBeCloseTo(expected.cvr, 4);
    expect([found.ciLow, found.ciHigh].map((end) => Math.round((end ?? 0) * 1000) / 1000)).toEqual(
      expected.ci95,
    );
  },
);

describe('classes', () => {
  const schema = z.object({
    scheme: z.enum(['EU', 'IOC']),
    input: z.object({ median_defect: z.number(), median_fruity: z.number() }),
    expected: z.object({ category: z.string() }),
  });
  test.each(ofKind('classification').map((each) => [each.id, schema.parse(each)] as const))(
    'M-CLASS %s',
    (_, { scheme, input, expected }) => {
      const [md, mf] = [10 * input.median_defect, 10 * input.median_fruity];
      // These sources are of editions with ordinary virgin.
      const settings = { ...defaultPanelSettings(), scheme, ordinaryVirgin: true };
      expect(oilClass(8, md, mf, classScheme(settings))).toBe(expected.category);
      const sheets = sheetsOf({ rancid: all(8, md), fruity: all(8, mf) });
      expect(assess(sheets, settings).class).toBe(expected.category);
    },
  );

  test('M-CLASS the limits of 2019 in the EU and of the IOC, with and without ordinary virgin, at and beside each', () => {
    const of = (scheme: ClassScheme) => (md: number, mf: number) => oilClass(8, md, mf, scheme);
    const [eu, ioc, without] = [of('EU'), of('IOC-ordinary'), of('IOC')];
    expect([eu(0, 1), eu(1, 1), eu(35, 1), eu(36, 1), eu(0, 0), eu(35, 0)]).toEqual([
      'EVOO',
      'VOO',
      'VOO',
      'LOO_EU',
      'LOO_EU',
      'LOO_EU',
    ]);
    expect([ioc(0, 1), ioc(35, 1), ioc(36, 1), ioc(60, 1), ioc(61, 1), ioc(0, 0)]).toEqual([
      'EVOO',
      'VOO',
      'OVOO',
      'OVOO',
      'LOO',
      'OVOO',
    ]);
    expect([without(0, 1), without(1, 1), without(35, 1), without(36, 1), without(35, 0)]).toEqual([
      'EVOO',
      'VOO',
      'VOO',
      'LOO',
      'LOO',
    ]);
  });

  test('M-CLASS the published results of a real panel: without defect and with fruity it is extra virgin, and only then', () => {
    const rows = z
      .array(
        z.object({
          category: z.string(),
          median_fruity: z.number(),
          defects_present: z.boolean(),
        }),
      )
      .parse(byId('olivehealth-2020')?.['rows']);
    expect(rows).toHaveLength(23);
    for (const { category, median_fruity, defects_present } of rows) {
      const mf = Math.round(10 * median_fruity);
      const classes = Array.from({ length: 101 }, (_, md) => oilClass(8, md, mf, 'EU'));
      const possible = defects_present ? classes.slice(1) : classes.slice(0, 1);
      expect(possible).toContain(category);
    }
  });
});

test('M-DEFECT the predominant defect is the strongest of the six', () => {
  const { input, expected } = z
    .object({
      input: z.object({ medians: z.array(z.number()) }),
      expected: z.object({ median_of_defects: z.number() }),
    })
    .parse(byId('ioc-dominant-defect'));
  const lines = Object.fromEntries(
    NEGATIVE_KEYS.map((key, line) => [key, all(8, 10 * (input.medians[line] ?? 0))]),
  );
  const found = assess(sheetsOf({ ...lines, fruity: all(8, 30) }), defaultPanelSettings());
  expect(found).toMatchObject({ md: expected.median_of_defects, predominantDefect: 'frostbitten' });
});

test('M-FRUITY the published cut points; their lower end, which the source leaves open, was medium by version 1', () => {
  const classOf = (mf: number) => fruityClass(mf, 'green', METHOD_1);
  expect([29, 30, 31, 59, 60, 61].map(classOf)).toEqual([
    'GREEN_DELICATE',
    'GREEN_MEDIUM',
    'GREEN_MEDIUM',
    'GREEN_MEDIUM',
    'GREEN_MEDIUM',
    'GREEN_ROBUST',
  ]);
  expect(fruityClass(30, 'green', METHOD_2)).toBe('GREEN_DELICATE');
  expect(fruityClass(70, 'ripe', METHOD_1)).toBe('RIPE');
});

test('M-CVR, M-QC the published limits', () => {
  expect(byId('cvr-limit')?.['expected']).toEqual({ cvr_percent_max: CVR_LIMIT });
  expect(byId('indices-window')?.['expected']).toEqual({
    max_months: WINDOW_MONTHS,
    min_duplicates: FEWEST_OBSERVATIONS,
  });
});
