import { describe, expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { explanationText } from '../testing/explanation-text.ts';
import { sheetsOf } from '../testing/sheets-of.ts';
import { explain } from './explain.ts';
import type { StatisticFigure } from './explain-statistic.ts';

/** What a reader is shown of one figure of rancid, for marks in mm. */
const of = (
  figure: StatisticFigure,
  marks: readonly (number | null)[],
  quantile: 'type7' | 'type2' = 'type7',
) =>
  explanationText(
    explain(
      { about: 'attribute', figure, attribute: 'rancid', sheets: sheetsOf({ rancid: marks }) },
      { ...defaultPanelSettings(), quantile },
    ),
  );

/** The four marks of the worked examples of the method, in the order of no tasting. */
const FOUR = [50, 20, 36, 31];
const GIVEN = ['attribute a = rancid', 'scores x = 2; 3.1; 3.6; 5 cm', 'n N = 4 count'];
const RANGE = ['p25 P25 = 2.825 cm', 'p75 P75 = 3.95 cm', 'iqr IQR = 1.125 cm'];

describe('the marks themselves', () => {
  test('M-MEDIAN of an even number of marks: the mean of the two in the middle', () => {
    expect(of('median', FOUR)).toEqual({
      rule: 'M-MEDIAN',
      formula: 'Me = (xₖ + xₖ₊₁) / 2',
      template: 'Me = ({lower} + {upper}) / {2} = {median}',
      inputs: GIVEN,
      steps: ['position h = 2 count', 'lower xₖ = 3.1 cm', 'upper xₖ₊₁ = 3.6 cm'],
      result: 'median Me = 3.35 cm',
    });
  });

  test('M-MEDIAN of an odd number of marks: the one in the middle; a line without an answer is none', () => {
    expect(of('median', [36, null, 20, 31])).toEqual({
      rule: 'M-MEDIAN',
      formula: 'Me = xₖ',
      template: 'Me = {lower} = {median}',
      inputs: ['attribute a = rancid', 'scores x = 2; 3.1; 3.6 cm', 'n N = 3 count'],
      steps: ['position h = 2 count', 'lower xₖ = 3.1 cm'],
      result: 'median Me = 3.1 cm',
    });
  });

  test.each([
    ['p25', ['position h = 1.75 none', 'fraction f = 0.75 none'], [2, 3.1], 'p25 P25 = 2.825 cm'],
    ['p75', ['position h = 3.25 none', 'fraction f = 0.25 none'], [3.6, 5], 'p75 P75 = 3.95 cm'],
  ] as const)('M-QUARTILE %s by type 7: between two marks', (figure, steps, ends, result) => {
    const name = figure === 'p25' ? 'P25' : 'P75';
    expect(of(figure, FOUR)).toEqual({
      rule: 'M-QUARTILE',
      formula: `${name} = xₖ + f × (xₖ₊₁ − xₖ)`,
      template: `${name} = {lower} + {fraction} × ({upper} − {lower}) = {${figure}}`,
      inputs: [...GIVEN, 'quantile q = type7'],
      steps: [...steps, `lower xₖ = ${ends[0]} cm`, `upper xₖ₊₁ = ${ends[1]} cm`],
      result,
    });
  });

  test('M-QUARTILE by type 7 at a mark: nothing is added to it; the last mark has none above it', () => {
    expect(of('p75', [10, 20, 30, 40, 50])).toMatchObject({
      steps: ['position h = 4 none', 'fraction f = 0 none', 'lower xₖ = 4 cm', 'upper xₖ₊₁ = 5 cm'],
      result: 'p75 P75 = 4 cm',
    });
    expect(of('p25', [57])).toMatchObject({
      steps: [
        'position h = 1 none',
        'fraction f = 0 none',
        'lower xₖ = 5.7 cm',
        'upper xₖ₊₁ = 5.7 cm',
      ],
      result: 'p25 P25 = 5.7 cm',
    });
  });

  test.each([
    ['p25', 'P25', 1, [2, 3.1], 2.55],
    ['p75', 'P75', 3, [3.6, 5], 4.3],
  ] as const)(
    'M-QUARTILE %s by type 2 where N*p is whole: the mean of both ends',
    (figure, name, position, ends, value) => {
      expect(of(figure, FOUR, 'type2')).toEqual({
        rule: 'M-QUARTILE',
        formula: `${name} = (xₖ + xₖ₊₁) / 2`,
        template: `${name} = ({lower} + {upper}) / {2} = {${figure}}`,
        inputs: [...GIVEN, 'quantile q = type2'],
        steps: [
          `position h = ${position} none`,
          `lower xₖ = ${ends[0]} cm`,
          `upper xₖ₊₁ = ${ends[1]} cm`,
        ],
        result: `${figure} ${name} = ${value} cm`,
      });
    },
  );

  test.each([
    ['p25', 'P25', 0.75, 2],
    ['p75', 'P75', 2.25, 3.6],
  ] as const)(
    'M-QUARTILE %s by type 2 where N*p is not whole: the mark above',
    (figure, name, position, value) => {
      expect(of(figure, [20, 31, 36], 'type2')).toMatchObject({
        formula: `${name} = xₖ`,
        template: `${name} = {lower} = {${figure}}`,
        steps: [`position h = ${position} none`, `lower xₖ = ${value} cm`],
        result: `${figure} ${name} = ${value} cm`,
      });
    },
  );

  test('M-QUARTILE the range between the quartiles', () => {
    expect(of('iqr', FOUR)).toEqual({
      rule: 'M-QUARTILE',
      formula: 'IQR = P75 − P25',
      template: 'IQR = {p75} − {p25} = {iqr}',
      inputs: [...GIVEN, 'quantile q = type7'],
      steps: RANGE.slice(0, 2),
      result: 'iqr IQR = 1.125 cm',
    });
  });
});

test('M-QUARTILE the place of a quartile is derived, counted from 1 by both readings', () => {
  const where = (figure: StatisticFigure, quantile: 'type7' | 'type2' = 'type7') =>
    explain(
      {
        about: 'attribute',
        figure,
        attribute: 'rancid',
        sheets: sheetsOf({ rancid: FOUR }),
      },
      { ...defaultPanelSettings(), quantile },
    )?.where?.filledText;
  expect(where('p25')).toBe('h = {1} + {0.25} × ({n} − {1}) = {position}');
  expect(where('p75')).toBe('h = {1} + {0.75} × ({n} − {1}) = {position}');
  expect(where('p75', 'type2')).toBe('h = {0.75} × {n} = {position}');
  expect(where('median')).toBe('h = {n} / {2} = {position}');
  expect(where('iqr')).toBeUndefined();
});

describe('what is read from the range', () => {
  const inputs = [...GIVEN, 'quantile q = type7'];
  const median = 'median Me = 3.35 cm';
  const sStar = 'sStar s* = 0.520833 cm';

  test('M-SSTAR the robust deviation', () => {
    expect(of('sStar', FOUR)).toEqual({
      rule: 'M-SSTAR',
      formula: 's* = (1.25 × IQR) / (1.35 × √N)',
      template: 's* = ({1.25} × {iqr}) / ({1.35} × √{n}) = {sStar}',
      inputs,
      steps: RANGE,
      result: sStar,
    });
  });

  test('M-CVR the robust variation coefficient, with its limit', () => {
    expect(of('cvr', FOUR)).toEqual({
      rule: 'M-CVR',
      formula: 'CVr = (100 × s*) / Me',
      template: 'CVr = ({100} × {sStar}) / {median} = {cvr}',
      inputs: [...inputs, 'cvrLimit CVrmax = 20 percent'],
      steps: [median, ...RANGE, sStar],
      result: 'cvr CVr = 15.547264 percent',
    });
  });

  test('M-CI the interval', () => {
    expect(of('interval', FOUR)).toEqual({
      rule: 'M-CI',
      formula: 'CI = Me ± 1.96 × s*',
      template: 'CI = {median} ± {1.96} × {sStar} = {interval}',
      inputs,
      steps: [median, ...RANGE, sStar],
      result: 'interval CI = 2.329167; 4.370833 cm',
    });
  });

  test('M-U the expanded uncertainty', () => {
    expect(of('u', FOUR)).toEqual({
      rule: 'M-U',
      formula: 'U = 1.96 × s*',
      template: 'U = {1.96} × {sStar} = {u}',
      inputs,
      steps: [...RANGE, sStar],
      result: 'u U = 1.020833 cm',
    });
  });

  test('M-UMAX the greatest U', () => {
    expect(of('uMax', FOUR)).toEqual({
      rule: 'M-UMAX',
      formula: 'Umax = 0.392 × Me',
      template: 'Umax = {0.392} × {median} = {uMax}',
      inputs: GIVEN,
      steps: [median],
      result: 'uMax Umax = 1.3132 cm',
    });
  });
});

describe('for information', () => {
  test('M-SD the mean', () => {
    expect(of('mean', FOUR)).toEqual({
      rule: 'M-SD',
      formula: 'x̄ = Σx / N',
      template: 'x̄ = {sum} / {n} = {mean}',
      inputs: GIVEN,
      steps: ['sum Σx = 13.7 cm'],
      result: 'mean x̄ = 3.425 cm',
    });
  });

  test('M-SD the standard deviation', () => {
    expect(of('sd', FOUR)).toEqual({
      rule: 'M-SD',
      formula: 'SD = √((Σx² − (Σx)² / N) / (N − 1))',
      template: 'SD = √(({squares} − ({sum})² / {n}) / ({n} − {1})) = {sd}',
      inputs: GIVEN,
      steps: ['sum Σx = 13.7 cm', 'squares Σx² = 51.57 square-cm'],
      result: 'sd SD = 1.244655 cm',
    });
  });

  test('M-SD the standard error', () => {
    expect(of('se', FOUR)).toEqual({
      rule: 'M-SD',
      formula: 'SE = SD / √N',
      template: 'SE = {sd} / √{n} = {se}',
      inputs: GIVEN,
      steps: ['sd SD = 1.244655 cm'],
      result: 'se SE = 0.622328 cm',
    });
  });
});

test('M-STAT what is not defined is not explained', () => {
  const figures = ['median', 'p25', 'p75', 'iqr', 'sStar', 'cvr', 'interval', 'u', 'uMax'] as const;
  for (const figure of [...figures, 'mean', 'sd', 'se'] as const)
    expect(of(figure, [null, null])).toBeNull();
  for (const figure of ['sd', 'se'] as const) expect(of(figure, [40])).toBeNull();
  expect(of('cvr', [0, 0, 0, 10])).toBeNull();
  expect(of('u', [0, 0, 0, 10])).not.toBeNull();
});

test('M-DEFECT a descriptor’s figure counts 0 for a sheet that does not name it, or does without a mark', () => {
  const sheets = sheetsOf({ other: [30, 40, null, 20] }, (taster) => ({
    otherDescriptor: (['brine', 'rough', 'brine', 'brine'] as const)[taster] ?? null,
  }));
  const found = explain(
    { about: 'attribute', figure: 'mean', attribute: 'brine', sheets },
    { ...defaultPanelSettings(), ...BY_VERSION_1 },
  );
  expect(explanationText(found)).toMatchObject({
    inputs: ['attribute a = brine', 'scores x = 0; 0; 2; 3 cm', 'n N = 4 count'],
    result: 'mean x̄ = 1.25 cm',
  });
});
