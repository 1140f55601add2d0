import { describe, expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { BY_VERSION_2 } from '../testing/by-version-2.ts';
import { explanationText } from '../testing/explanation-text.ts';
import { all, type MarksByLine, sheetsOf } from '../testing/sheets-of.ts';
import { explain } from './explain.ts';
import type { VerdictFigure } from './explain-verdict.ts';

const ofSheets = (
  figure: VerdictFigure,
  sheets: readonly ScoredSheet[],
  changed: Partial<PanelSettings> = {},
) =>
  explanationText(
    explain({ about: 'sample', figure, sheets }, { ...defaultPanelSettings(), ...changed }),
  );

const of = (figure: VerdictFigure, lines: MarksByLine, changed: Partial<PanelSettings> = {}) =>
  ofSheets(figure, sheetsOf(lines), changed);

/** Eight marks whose median lies half a mm above the lower of them. */
const half = (lower: number) => [...all(4, lower), ...all(4, lower + 1)];
/** Eight marks with the quartiles a mm below and above the median. */
const near = (level: number) => [-2, -1, -1, 0, 0, 1, 1, 2].map((apart) => level + apart);
const clean = { musty: all(8, 0), winey: all(8, 0), frostbitten: all(8, 0) };

describe('the class', () => {
  test('M-CLASS from the rounded medians, by the condition that gave it', () => {
    expect(of('class', { fusty: half(20), fruity: half(40) })).toEqual({
      rule: 'M-CLASS',
      formula: '0 < Md ∧ Md ≤ 3.5 ∧ Mf > 0 ⇒ VOO',
      template: '{0} < {md} ∧ {md} ≤ {3.5} ∧ {mf} > {0} ⇒ {class}',
      inputs: [
        'n N = 8 count',
        'scheme s = EU',
        'fewest Nmin = 8 count',
        'virginLimit Lᵥ = 3.5 cm',
      ],
      steps: [
        'predominantDefect D = fusty',
        'defectMedian Me_D = 2.05 cm',
        'fruityMedian Me_F = 4.05 cm',
        'md Md = 2.1 cm',
        'mf Mf = 4.1 cm',
      ],
      result: 'class C = VOO',
    });
  });

  test('M-CLASS without a defect, under the limits of the IOC with ordinary virgin', () => {
    const ordinary = { scheme: 'IOC', ordinaryVirgin: true } as const;
    expect(of('class', { fusty: all(8, 0), fruity: all(8, 40) }, ordinary)).toEqual({
      rule: 'M-CLASS',
      formula: 'Md = 0 ∧ Mf > 0 ⇒ EVOO',
      template: '{md} = {0} ∧ {mf} > {0} ⇒ {class}',
      inputs: [
        'n N = 8 count',
        'scheme s = IOC-ordinary',
        'fewest Nmin = 8 count',
        'virginLimit Lᵥ = 3.5 cm',
        'ordinaryLimit Lₒ = 6 cm',
      ],
      steps: [
        'predominantDefect D = none',
        'defectMedian Me_D = 0 cm',
        'fruityMedian Me_F = 4 cm',
        'md Md = 0 cm',
        'mf Mf = 4 cm',
      ],
      result: 'class C = EVOO',
    });
  });

  test.each([
    ['EU', false, 36, 40, 'Md > 3.5 ⇒ LOO_EU'],
    ['EU', true, 36, 0, 'Md > 3.5 ⇒ LOO_EU'],
    ['EU', false, 35, 0, 'Md ≤ 3.5 ∧ Mf = 0 ⇒ LOO_EU'],
    ['EU', false, 0, 0, 'Md ≤ 3.5 ∧ Mf = 0 ⇒ LOO_EU'],
    ['IOC', false, 36, 40, 'Md > 3.5 ⇒ LOO'],
    ['IOC', false, 35, 0, 'Md ≤ 3.5 ∧ Mf = 0 ⇒ LOO'],
    ['IOC', true, 36, 40, '3.5 < Md ∧ Md ≤ 6 ⇒ OVOO'],
    ['IOC', true, 36, 0, '3.5 < Md ∧ Md ≤ 6 ⇒ OVOO'],
    ['IOC', true, 35, 0, 'Md ≤ 3.5 ∧ Mf = 0 ⇒ OVOO'],
    ['IOC', true, 35, 40, '0 < Md ∧ Md ≤ 3.5 ∧ Mf > 0 ⇒ VOO'],
    ['IOC', true, 61, 40, 'Md > 6 ⇒ LOO'],
  ] as const)(
    'M-CLASS %s, ordinary virgin %s, Md %s mm, Mf %s mm',
    (scheme, ordinaryVirgin, fusty, fruity, formula) => {
      const lines = { fusty: all(8, fusty), fruity: all(8, fruity) };
      expect(of('class', lines, { scheme, ordinaryVirgin })?.formula).toBe(formula);
    },
  );

  test('M-CLASS too few evaluations, or no answer to what the class is read from', () => {
    const few = of('class', { fusty: all(7, 0), fruity: all(7, 40) });
    expect(few?.formula).toBe('N < 8 ⇒ NOCLASIFICATED');
    const only = (lines: MarksByLine) =>
      ofSheets('class', sheetsOf(lines, undefined, null), BY_VERSION_1);
    expect(only({ fruity: all(8, 40) })?.formula).toBe('Md = ∅ ⇒ NOCLASIFICATED');
    const blank = only({ fusty: all(8, 0) });
    expect(blank?.formula).toBe('Mf = ∅ ⇒ NOCLASIFICATED');
    expect(blank?.template).toBe('{mf} = ∅ ⇒ {class}');
    const sheets = sheetsOf({ fruity: all(8, 40) }, undefined, null);
    const asked = { about: 'sample', figure: 'class', sheets } as const;
    expect(
      explain(asked, { ...defaultPanelSettings(), ...BY_VERSION_1 })?.formula.mathml,
    ).toContain('<mi>Md</mi><mo>=</mo><mi>∅</mi>');
    expect(blank?.steps.slice(2)).toEqual([
      'fruityMedian Me_F = none cm',
      'md Md = 0 cm',
      'mf Mf = none cm',
    ]);
  });

  test('M-CLASS Md and Mf are the medians rounded to 0.1 cm', () => {
    const lines = { fusty: half(20), fruity: half(40) };
    expect(of('md', lines)).toEqual({
      rule: 'M-CLASS',
      formula: 'Md = round₀.₁(Me)',
      template: 'Md = round₀.₁({median}) = {md}',
      inputs: ['attribute a = fusty', 'n N = 8 count'],
      steps: ['median Me = 2.05 cm'],
      result: 'md Md = 2.1 cm',
    });
    expect(of('mf', lines)).toEqual({
      rule: 'M-CLASS',
      formula: 'Mf = round₀.₁(Me)',
      template: 'Mf = round₀.₁({median}) = {mf}',
      inputs: ['attribute a = fruity', 'n N = 8 count'],
      steps: ['median Me = 4.05 cm'],
      result: 'mf Mf = 4.1 cm',
    });
    expect(of('md', { fusty: all(8, 0) })).toMatchObject({
      inputs: ['attribute a = none', 'n N = 8 count'],
      steps: ['median Me = 0 cm'],
      result: 'md Md = 0 cm',
    });
    const none = sheetsOf({ fusty: all(8, 0) }, undefined, null);
    expect(ofSheets('mf', none, BY_VERSION_1)).toBeNull();
  });
});

describe('the predominant defect', () => {
  test('M-DEFECT the greatest median of all that might predominate', () => {
    expect(of('predominantDefect', { ...clean, fusty: half(21), rancid: all(8, 22) })).toEqual({
      rule: 'M-DEFECT',
      formula: 'max(Me_d) > 0 ⇒ D',
      template: 'max({defectMedians}) > {0} ⇒ {predominantDefect}',
      inputs: ['n N = 8 count', 'defects d = fusty; musty; winey; frostbitten; rancid'],
      steps: ['defectMedians Me_d = 2.15; 0; 0; 0; 2.2 cm'],
      result: 'predominantDefect D = rancid',
    });
  });

  test('M-DEFECT where medians tie, the smaller CVr', () => {
    const wide = [16, 18, 18, 20, 20, 22, 22, 24];
    expect(of('predominantDefect', { ...clean, fusty: wide, rancid: near(20) })).toEqual({
      rule: 'M-DEFECT',
      formula: 'max(Me_d) > 0 ∧ min(CVr_d) ⇒ D',
      template: 'max({defectMedians}) > {0} ∧ min({defectCvrs}) ⇒ {predominantDefect}',
      inputs: ['n N = 8 count', 'defects d = fusty; musty; winey; frostbitten; rancid'],
      steps: [
        'defectMedians Me_d = 2; 0; 0; 0; 2 cm',
        'tied d′ = fusty; rancid',
        'defectCvrs CVr_d = 6.547285; 3.273643 percent',
      ],
      result: 'predominantDefect D = rancid',
    });
  });

  test('M-DEFECT none where all medians are zero; a descriptor that half of them name is among them', () => {
    const sheets = sheetsOf({ ...clean, fusty: all(8, 0), other: all(8, 30) }, (taster) => ({
      otherDescriptor: taster < 4 ? 'brine' : null,
    }));
    expect(ofSheets('predominantDefect', sheets)).toMatchObject({
      inputs: ['n N = 8 count', 'defects d = fusty; musty; winey; frostbitten; rancid; brine'],
      steps: ['defectMedians Me_d = 0; 0; 0; 0; 0; 1.5 cm'],
      result: 'predominantDefect D = brine',
    });
    expect(of('predominantDefect', { fusty: all(8, 0) })).toMatchObject({
      formula: 'max(Me_d) = 0 ⇒ none',
      template: 'max({defectMedians}) = {0} ⇒ {predominantDefect}',
      result: 'predominantDefect D = none',
    });
  });
});

describe('reliability', () => {
  const inputs = (defect: string) => [
    'n N = 8 count',
    `predominantDefect D = ${defect}`,
    'cvrLimit CVrmax = 20 percent',
  ];

  test('M-RELIABLE both CVr against the limit', () => {
    expect(of('reliable', { fusty: near(20), fruity: near(40) })).toEqual({
      rule: 'M-RELIABLE',
      formula: 'R ⇔ CVr_D ≤ 20 ∧ CVr_F ≤ 20',
      template: '{reliable} ⇔ {defectCvr} ≤ {20} ∧ {fruityCvr} ≤ {20}',
      inputs: inputs('fusty'),
      steps: [
        'defectCvr CVr_D = 3.273643 percent',
        'fruityCvr CVr_F = 1.636821 percent',
        'mf Mf = 4 cm',
      ],
      result: 'reliable R = yes',
    });
  });

  test('M-RELIABLE only what was perceived is asked for', () => {
    expect(of('reliable', { fusty: all(8, 0), fruity: near(40) })).toMatchObject({
      formula: 'R ⇔ CVr_F ≤ 20',
      inputs: inputs('none'),
      steps: [
        'defectCvr CVr_D = none percent',
        'fruityCvr CVr_F = 1.636821 percent',
        'mf Mf = 4 cm',
      ],
    });
    expect(of('reliable', { fusty: near(20), fruity: all(8, 0) })?.formula).toBe('R ⇔ CVr_D ≤ 20');
    expect(of('reliable', { fusty: all(8, 0), fruity: all(8, 0) })).toMatchObject({
      formula: 'R ⇔ Mf = 0',
      template: '{reliable} ⇔ {mf} = {0}',
      result: 'reliable R = yes',
    });
  });
});

describe('the words of the label', () => {
  /** Eight who scored fruity, of whom so many ticked green, and two who ticked green but scored nothing. */
  const fruity = (mark: number, green: number) =>
    ofSheets(
      'fruityClass',
      sheetsOf({ fruity: [...all(8, mark), 0, 0] }, (taster) => ({
        fruityKind: taster < green || taster > 7 ? 'green' : 'ripe',
      })),
    );

  test('M-FRUITY the class of fruitiness, from Mf and who ticked green', () => {
    expect(fruity(61, 5)).toEqual({
      rule: 'M-FRUITY',
      formula: 'Mf > 6 ∧ 2 × n_G ≥ n_F ⇒ GREEN_ROBUST',
      template: '{mf} > {6} ∧ {2} × {green} ≥ {scored} ⇒ {fruityClass}',
      inputs: ['n N = 10 count'],
      steps: [
        'mf Mf = 6.1 cm',
        'scored n_F = 8 count',
        'green n_G = 5 count',
        'ripe n_R = 3 count',
      ],
      result: 'fruityClass F = GREEN_ROBUST',
    });
  });

  test.each([
    [60, 8, '3 < Mf ∧ Mf ≤ 6 ∧ 2 × n_G ≥ n_F ⇒ GREEN_MEDIUM'],
    [30, 8, '0 < Mf ∧ Mf ≤ 3 ∧ 2 × n_G ≥ n_F ⇒ GREEN_DELICATE'],
    [61, 4, 'Mf > 6 ∧ 2 × n_G ≥ n_F ⇒ GREEN_ROBUST'],
    [61, 3, 'Mf > 0 ∧ 2 × n_G < n_F ∧ 2 × n_R ≥ n_F ⇒ RIPE'],
    [0, 8, 'Mf = 0 ⇒ NONINTENSITY'],
  ])('M-FRUITY %s mm, ticked green by %s', (mark, green, formula) => {
    expect(fruity(mark, green)?.formula).toBe(formula);
  });

  test('M-FRUITY of a kind that nobody ticked it is said why it is not stated; by version 2 it was ripe', () => {
    const unticked = sheetsOf({ fruity: all(8, 40) }, () => ({ fruityKind: null }));
    expect(ofSheets('fruityClass', unticked)).toMatchObject({
      formula: 'Mf > 0 ∧ 2 × n_G < n_F ∧ 2 × n_R < n_F ⇒ kind-not-stated',
      result: 'fruityClass F = kind-not-stated',
    });
    expect(ofSheets('fruityClass', unticked, BY_VERSION_2)).toMatchObject({
      formula: 'Mf > 0 ∧ 2 × n_G < n_F ⇒ RIPE',
      steps: ['mf Mf = 4 cm', 'scored n_F = 8 count', 'green n_G = 0 count'],
    });
  });

  test('M-LABEL the terms, from the medians as they are stated; by version 2 from the unrounded ones', () => {
    const lines = { fruity: all(8, 61), bitter: half(50), pungent: all(8, 30) };
    expect(of('statements', lines)).toEqual({
      rule: 'M-LABEL',
      formula: 'S = label(Me_F; Me_B; Me_P)',
      template: 'S = label({fruityMedian}; {bitterMedian}; {pungentMedian}) = {statements}',
      inputs: [
        'n N = 8 count',
        'class C = EVOO',
        'mediumAbove c_M = 3 cm',
        'robustPoint c_R = 6 cm',
        'balancePoint c_B = 2 cm',
        'mildPoint c_m = 2 cm',
        'statePoint c_S = 5 cm',
      ],
      steps: [
        'fruityMedian Me_F = 6.1 cm',
        'bitterMedian Me_B = 5.1 cm',
        'pungentMedian Me_P = 3 cm',
      ],
      result:
        'statements S = robust green fruity; medium bitter; delicate pungent; well-balanced; bitter>5',
    });
    expect(of('statements', lines, BY_VERSION_2)?.steps[1]).toBe('bitterMedian Me_B = 5.05 cm');
    expect(of('statements', lines, BY_VERSION_1)).toMatchObject({
      inputs: [
        'n N = 8 count',
        'class C = EVOO',
        'mediumPoint c_M = 3 cm',
        'robustPoint c_R = 6 cm',
        'balancePoint c_B = 2 cm',
        'mildPoint c_m = 2 cm',
        'statePoint c_S = 5 cm',
      ],
      steps: [
        'fruityMedian Me_F = 6.1 cm',
        'bitterMedian Me_B = 5.1 cm',
        'pungentMedian Me_P = 3 cm',
      ],
      result:
        'statements S = robust fruity; medium bitter; medium pungent; well-balanced; bitter>5',
    });
    const fruityOnly = sheetsOf({ fruity: all(8, 61) }, undefined, null);
    expect(ofSheets('statements', fruityOnly, BY_VERSION_1)?.steps.slice(1)).toEqual([
      'bitterMedian Me_B = none cm',
      'pungentMedian Me_P = none cm',
    ]);
  });
});
