import { describe, expect, test } from 'vitest';
import type { IndexKind } from '../../domain/quality/quality-indexes.ts';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { QualityIndex } from '../quality/index-value.ts';
import { explanationText } from '../testing/explanation-text.ts';
import { all, sheetsOf } from '../testing/sheets-of.ts';
import { explain, type FigureQuestion } from './explain.ts';

const of = (question: FigureQuestion, changed: Partial<PanelSettings> = {}) =>
  explanationText(explain(question, { ...defaultPanelSettings(), ...changed }));

const index = (verdict: QualityIndex['verdict'], value: number | null = 1): QualityIndex => ({
  n: 6,
  value,
  limit: value === null ? null : 2,
  verdict,
});

describe('an index', () => {
  /** Six differences whose squares are 0.55 square cm together. */
  const about = (kind: IndexKind, unit: number): FigureQuestion => ({
    about: 'index',
    kind,
    series: 'defect',
    observations: [0.5, -0.3, 0.2, 0.1, 0, 0.4].map((deviation) => ({
      deviation,
      parts: Math.round(deviation * unit),
    })),
  });

  test.each([
    ['pn', 10, 'M-PNT', 'PN', 'xₖ₁ − xₖ₂'],
    ['dn', 20, 'M-DNT', 'DN', 'xₖ − Meₖ'],
    ['dnReference', 100_000, 'M-DNR', 'DNR', 'xₖ − Rₖ'],
    ['pnPanel', 20, 'M-PNP', 'PNP', 'Meₖ₁ − Meₖ₂'],
    ['dnPanel', 100_000, 'M-DNP', 'DNP', 'Meₖ − Rₖ'],
  ] as const)('M-QC %s: the mean of its squared differences', (kind, unit, rule, name, apart) => {
    expect(of(about(kind, unit), { indexLimit: 1.5 })).toEqual({
      rule,
      formula: `${name} = (Σ (${apart})²) / n`,
      template: `${name} = {sumOfSquares} / {observations} = {${kind}}`,
      inputs: ['series s = defect', 'observations n = 6 count', 'fewest Nmin = 6 count'],
      steps: [
        'deviations d = 0.5; -0.3; 0.2; 0.1; 0; 0.4 cm',
        'sumOfSquares Σd² = 0.55 square-cm',
        'limit L = 1.5 square-cm',
        'verdict V = within',
      ],
      result: `${kind} ${name} = 0.091667 square-cm`,
    });
  });

  // chi-square(6) at 95 % is 12.591587; 0.55 / 6 = 0.091667, over 0.25 or twice that.
  test.each([
    ['pn', 10, 'PN', 'xₖ₁ − xₖ₂', '2 × σ² × n', '{2} × {sigma}² × {observations}', 0.183333],
    ['dn', 20, 'DN', 'xₖ − Meₖ', 'σ² × n', '{sigma}² × {observations}', 0.366667],
    [
      'pnPanel',
      20,
      'PNP',
      'Meₖ₁ − Meₖ₂',
      '2 × σ² × n',
      '{2} × {sigma}² × {observations}',
      0.183333,
    ],
    ['dnPanel', 100_000, 'DNP', 'Meₖ − Rₖ', 'σ² × n', '{sigma}² × {observations}', 0.366667],
  ] as const)(
    'M-QC %s with a standard deviation of the method',
    (kind, unit, name, apart, below, filled, value) => {
      expect(of(about(kind, unit), { sigmaMethod: 0.5 })).toMatchObject({
        formula: `${name} = (Σ (${apart})²) / (${below})`,
        template: `${name} = {sumOfSquares} / (${filled}) = {${kind}}`,
        inputs: [
          'series s = defect',
          'observations n = 6 count',
          'fewest Nmin = 6 count',
          'sigma σ = 0.5 cm',
        ],
        steps: [
          'deviations d = 0.5; -0.3; 0.2; 0.1; 0; 0.4 cm',
          'sumOfSquares Σd² = 0.55 square-cm',
          'chiSquare χ² = 12.591587 none',
          'limit L = 2.098598 none',
          'verdict V = within',
        ],
        result: `${kind} ${name} = ${value} none`,
      });
    },
  );

  test('M-QC without observations nothing is explained', () => {
    const none = { about: 'index', kind: 'pn', series: 'fruity', observations: [] } as const;
    expect(of(none)).toBeNull();
  });
});

describe('a reference material', () => {
  // The quartiles are 2.9 and 3.1 cm less and more by a quarter mm: U = 49 * 0.2 / (27 * sqrt(8)).
  const sheets = sheetsOf({ rancid: [28, 29, 29, 30, 30, 31, 31, 32] });
  const assigned = { attribute: 'rancid', median: 3.4, u: 0.4, sd: 0.25 } as const;
  const inputs = [
    'attribute a = rancid',
    'reference R = 3.4 cm',
    'uReference U_R = 0.4 cm',
    'sdReference SD_R = 0.25 cm',
    'enMax En,max = 1 none',
  ];
  const steps = [
    'median Me = 3 cm',
    'u U = 0.128327 cm',
    'uMax Umax = 1.176 cm',
    'isUWithin V_U = yes',
    'zVerdict V_z = satisfactory',
    'accepted A = yes',
  ];

  test('M-RM the normalised error, from both uncertainties', () => {
    expect(of({ about: 'reference', figure: 'en', sheets, assigned })).toEqual({
      rule: 'M-RM',
      formula: 'En = |Me − R| / √(U² + U_R²)',
      template: 'En = |{median} − {reference}| / √({u}² + {uReference}²) = {en}',
      inputs,
      steps,
      result: 'en En = 0.952198 none',
    });
  });

  test('M-RM z, by the standard deviation of the certificate', () => {
    expect(of({ about: 'reference', figure: 'z', sheets, assigned })).toEqual({
      rule: 'M-RM',
      formula: 'z = (Me − R) / SD_R',
      template: 'z = ({median} − {reference}) / {sdReference} = {z}',
      inputs,
      steps,
      result: 'z z = -1.6 none',
    });
  });

  test('M-RM a certificate without U_R and SD_R has an error and no z; no answer has neither', () => {
    const bare = { ...assigned, u: null, sd: null };
    const found = of({ about: 'reference', figure: 'en', sheets, assigned: bare });
    expect(found?.inputs.slice(2, 4)).toEqual([
      'uReference U_R = 0 cm',
      'sdReference SD_R = none cm',
    ]);
    expect(found?.steps.slice(3)).toEqual(['isUWithin V_U = yes', 'accepted A = no']);
    expect(of({ about: 'reference', figure: 'z', sheets, assigned: bare })).toBeNull();
    const blank = sheetsOf({ fruity: all(8, 40) }, undefined, null);
    expect(of({ about: 'reference', figure: 'en', sheets: blank, assigned })).toBeNull();
  });
});

test('M-COMPETENT every index that is asked for, by series, with its verdict', () => {
  const indexes = {
    defect: { pn: index('within'), dn: index('within'), dnReference: index('insufficient') },
    fruity: { pn: index('beyond'), dn: index('within'), dnReference: index('within') },
  };
  expect(of({ about: 'competence', indexes, hasReferences: true })).toEqual({
    rule: 'M-COMPETENT',
    formula: 'K ⇔ n_b = 0 ∧ n_i = 0',
    template: '{competent} ⇔ {beyond} = {0} ∧ {insufficient} = {0}',
    inputs: [
      'hasReferences M = yes',
      'verdicts V = defect.pn.within; defect.dn.within; defect.dnReference.insufficient; ' +
        'fruity.pn.beyond; fruity.dn.within; fruity.dnReference.within',
    ],
    steps: ['beyond n_b = 1 count', 'insufficient n_i = 1 count'],
    result: 'competent K = no',
  });
  const { defect } = indexes;
  expect(of({ about: 'competence', indexes: { defect }, hasReferences: true })?.result).toBe(
    'competent K = not known',
  );
  expect(
    of(
      { about: 'competence', indexes: { defect }, hasReferences: true },
      { referencesInTasterDeviation: false },
    ),
  ).toMatchObject({
    inputs: ['hasReferences M = yes', 'verdicts V = defect.pn.within; defect.dn.within'],
    steps: ['beyond n_b = 0 count', 'insufficient n_i = 0 count'],
    result: 'competent K = yes',
  });
  const without = { about: 'competence', indexes: { defect }, hasReferences: false } as const;
  expect(of(without)?.result).toBe('competent K = yes');
  expect(of(without, { method: 'verdial-method-1' })?.result).toBe('competent K = not known');
});

test('M-EVOLUTION the newest values with a verdict, and how many in a row are beyond', () => {
  const moving = [
    index('within', 1.5),
    index('insufficient', 9),
    index('beyond', 2.2),
    index('beyond', 2.4),
    index('insufficient', null),
  ];
  expect(of({ about: 'evolution', moving })).toEqual({
    rule: 'M-EVOLUTION',
    formula: 'T ⇔ b ≥ 2',
    template: '{retraining} ⇔ {breaches} ≥ {2}',
    inputs: ['values v = 1.5; 2.2; 2.4 none', 'limits L = 2; 2; 2 none'],
    steps: ['verdicts V = within; beyond; beyond', 'breaches b = 2 count'],
    result: 'retraining T = yes',
  });
  expect(of({ about: 'evolution', moving: moving.slice(0, 3) })).toMatchObject({
    steps: ['verdicts V = within; beyond', 'breaches b = 1 count'],
    result: 'retraining T = no',
  });
});

test('M-ACCEPT what is asked, and each criterion that fails with its sample and replicate', () => {
  const results = [{ sample: 'S-1', replicate: 2, n: 7, reliable: true }];
  const duplicates = [{ sample: 'S-2', accepted: false, categoryMatch: false, defectMatch: false }];
  const question = { about: 'acceptance', results, duplicates, references: ['R-1'] } as const;
  expect(of(question, { defectMatch: false })).toEqual({
    rule: 'M-ACCEPT',
    formula: 'A ⇔ n_c = 0',
    template: '{isAccepted} ⇔ {criteria} = {0}',
    inputs: [
      'fewest Nmin = 8 count',
      'most Nmax = 12 count',
      'categoryAsked C = yes',
      'defectAsked D = no',
    ],
    steps: [
      'failed c = fewer-than-8 S-1 2; duplicate-beyond S-2; category-differs S-2; ' +
        'reference-beyond R-1',
      'criteria n_c = 4 count',
    ],
    result: 'isAccepted A = no',
  });
  const none = { about: 'acceptance', results: [], duplicates: [], references: [] } as const;
  expect(of(none)).toMatchObject({
    steps: ['failed c = ', 'criteria n_c = 0 count'],
    result: 'isAccepted A = yes',
  });
});

describe('the competition sheet', () => {
  const maxima = { A: 35, B: 45, C: 20 };
  const sheets = [
    { A: [20, 4], B: [36], C: [15] },
    { A: [25, 5], B: [40], C: [12] },
    { A: [22, 5], B: [30], C: [18] },
  ];

  test.each([
    ['A', 'partA', 35, '24; 27; 30', 27],
    ['B', 'partB', 45, '30; 36; 40', 36],
    ['C', 'partC', 20, '12; 15; 18', 15],
  ] as const)(
    'M-SHEET block %s: the median of the tasters’ sums',
    (block, name, most, sums, score) => {
      expect(of({ about: 'award', figure: block, sheets, maxima })).toEqual({
        rule: 'M-SHEET',
        formula: `${block} = median(Σi_t)`,
        template: `${block} = median({blockSums}) = {${name}}`,
        inputs: [`block b = ${block}`, 'n N = 3 count', `blockMaximum Amax = ${most} points`],
        steps: [`blockSums Σi_t = ${sums} points`],
        result: `${name} ${block} = ${score} points`,
      });
    },
  );

  test.each([
    ['median', 'median', 28.5],
    ['mean', 'mean', 28.5],
    ['trimmedMean', 'trimmed mean', 28.5],
  ] as const)(
    'M-SHEET, SHT-6, SHT-35 put together as %s a block says so in its formula, and by how much',
    (awardScore, written, score) => {
      const four = [...sheets, { A: [30, 3], B: [40], C: [12] }];
      const told = of({ about: 'award', figure: 'A', sheets: four, maxima }, { awardScore });
      expect(told).toMatchObject({
        formula: `A = ${written}(Σi_t)`,
        template: `A = ${written}({blockSums}) = {partA}`,
        steps: ['blockSums Σi_t = 24; 27; 30; 33 points'],
        result: `partA A = ${score} points`,
      });
    },
  );

  test('SHT-9 FIG-1 of a sheet of a panel’s own each block it has is explained, with its own maximum, and no other', () => {
    const own = [
      { A: [3], D: [5, 6] },
      { A: [1], D: [5, 4] },
      { A: [2], D: [9, 1] },
    ];
    const about = (figure: 'D' | 'B' | 'total') =>
      of({ about: 'award', figure, sheets: own, maxima: { A: 5, D: 20 } });
    expect(about('D')).toMatchObject({
      inputs: ['block b = D', 'n N = 3 count', 'blockMaximum Amax = 20 points'],
      result: 'partD D = 10 points',
    });
    expect(about('total')).toMatchObject({
      formula: 'T = A + D',
      template: 'T = {partA} + {partD} = {total}',
      steps: ['partA A = 2 points', 'partD D = 10 points'],
      result: 'total T = 12 points',
    });
    expect(about('B')).toBeNull();
  });

  test('M-SHEET the total of the three blocks', () => {
    expect(of({ about: 'award', figure: 'total', sheets, maxima })).toEqual({
      rule: 'M-SHEET',
      formula: 'T = A + B + C',
      template: 'T = {partA} + {partB} + {partC} = {total}',
      inputs: ['n N = 3 count'],
      steps: ['partA A = 27 points', 'partB B = 36 points', 'partC C = 15 points'],
      result: 'total T = 78 points',
    });
    expect(of({ about: 'award', figure: 'total', sheets: [], maxima })).toBeNull();
  });
});
