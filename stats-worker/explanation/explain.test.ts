import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { assess } from '../assessment/assess.ts';
import type { ScoredSheet } from '../marks/scored-sheet.ts';
import { METHOD_VERSION } from '../method-version.ts';
import type { QualityIndex } from '../quality/index-value.ts';
import type { IndexKind } from '../quality/observation.ts';
import { evaluate } from '../testing/evaluate.ts';
import { filled, quantitiesOf } from '../testing/filled.ts';
import { anyPanel, anySettings, mm } from '../testing/panels.ts';
import { explain, type FigureQuestion } from './explain.ts';
import type { Explanation, NamedQuantity } from './explanation.ts';

const settings = defaultPanelSettings();
const STATISTICS = [
  'median',
  'p25',
  'p75',
  'iqr',
  'sStar',
  'cvr',
  'interval',
  'u',
  'uMax',
  'mean',
  'sd',
  'se',
] as const;
const VERDICTS = [
  'predominantDefect',
  'md',
  'mf',
  'class',
  'reliable',
  'fruityClass',
  'statements',
] as const;
const DUPLICATES = ['enDefect', 'enFruity', 'accepted', 'md', 'mf', 'class'] as const;

const sheet = (taster: string, rancid: number, fruity: number): ScoredSheet => ({
  taster,
  marks: { rancid: mm(rancid), fruity: mm(fruity), bitter: mm(20), pungent: mm(55) },
  fruityKind: 'green',
  otherDescriptor: null,
});
const panel = (rancid: readonly number[]) =>
  rancid.map((mark, place) => sheet(`t${place}`, mark, 30 + place));

/** The numbers an explanation's result holds. */
const numbersOf = (of: NamedQuantity): readonly (number | null)[] =>
  of.kind === 'number' ? [of.value] : of.kind === 'numbers' ? of.values : [];

/** What stands between the first and the last `=` of a filled formula, evaluated. */
const printed = (of: Explanation): number => {
  const parts = filled(of.formula.filledText, of).split(' = ');
  return evaluate(parts.slice(1, -1).join(' = '));
};

function wellFormed(mathml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = ''] of mathml.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (closing === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/&(?!amp;|lt;|gt;)/.test(mathml);
}

function questionsOf(
  first: readonly ScoredSheet[],
  second: readonly ScoredSheet[],
): readonly FigureQuestion[] {
  return [
    ...STATISTICS.map(
      (figure): FigureQuestion => ({
        about: 'attribute',
        figure,
        attribute: 'fruity',
        sheets: first,
      }),
    ),
    ...VERDICTS.map((figure): FigureQuestion => ({ about: 'sample', figure, sheets: first })),
    ...DUPLICATES.map((figure): FigureQuestion => ({ about: 'duplicate', figure, first, second })),
  ];
}

test('M-RECORD every explanation names its rule, its version and every quantity that its formula shows', () => {
  holds(
    fc.property(anyPanel(), anyPanel(), anySettings(), (first, second, asked) => {
      for (const question of questionsOf(first, second)) {
        const found = explain(question, asked);
        if (found === null) continue;
        expect(found.method).toBe(METHOD_VERSION);
        expect(wellFormed(found.formula.mathml)).toBe(true);
        expect(wellFormed(found.formula.filledMathml)).toBe(true);
        expect(filled(found.formula.filledText, found)).not.toContain('{');
        filled(found.formula.filledMathml, found);
        const names = [...found.inputs, ...found.steps, found.result].map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        for (const each of [...found.inputs, ...found.steps, found.result])
          for (const value of numbersOf(each))
            if (value !== null) expect(Number.isFinite(value)).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('M-STAT a formula as it is printed, with its own numbers, gives the figure that is explained', () => {
  holds(
    fc.property(anyPanel(), fc.constantFrom('type7', 'type2'), (sheets, quantile) => {
      const asked: PanelSettings = { ...settings, quantile };
      for (const figure of STATISTICS) {
        if (figure === 'interval') continue;
        const found = explain({ about: 'attribute', figure, attribute: 'rancid', sheets }, asked);
        if (found === null) continue;
        expect(printed(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('M-STAT an explanation has the figure of the assessment, and none where the assessment has none', () => {
  holds(
    fc.property(anyPanel(), anySettings(), (sheets, asked) => {
      const whole = assess(sheets, asked);
      const figures = whole.attributes.fusty;
      for (const figure of STATISTICS) {
        if (figure === 'se') continue;
        const found = explain({ about: 'attribute', figure, attribute: 'fusty', sheets }, asked);
        const values = found === null ? [null] : numbersOf(found.result);
        if (figure === 'interval')
          expect(values).toEqual(figures.ciLow === null ? [null] : [figures.ciLow, figures.ciHigh]);
        else expect(values).toEqual([figures[figure]]);
      }
      const verdict = (figure: (typeof VERDICTS)[number]) =>
        explain({ about: 'sample', figure, sheets }, asked)?.result;
      expect(verdict('class')).toMatchObject({ word: whole.class });
      expect(verdict('reliable')).toMatchObject({ value: whole.reliable });
      expect(verdict('fruityClass')).toMatchObject({ word: whole.fruityClass });
      expect(verdict('statements')).toMatchObject({ words: whole.statements });
      expect(verdict('predominantDefect')).toMatchObject({
        word: whole.predominantDefect ?? 'none',
      });
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('M-CVR the explanation of a CVr holds the marks, the quartiles, s* and the limit', () => {
  const found = explain(
    { about: 'attribute', figure: 'cvr', attribute: 'rancid', sheets: panel([50, 20, 36, 31]) },
    settings,
  );
  expect(found).toMatchObject({
    rule: 'M-CVR',
    marks: ['R', 'N'],
    formula: { text: 'CVr = (100 × s*) / Me' },
  });
  if (found === null) return;
  const known = quantitiesOf(found);
  expect(known.get('scores')).toMatchObject({ values: [2, 3.1, 3.6, 5] });
  expect(known.get('quantile')).toMatchObject({ word: 'type7' });
  expect(known.get('median')).toMatchObject({ value: 3.35 });
  expect(known.get('cvrLimit')).toMatchObject({ value: 20 });
});

test('M-CLASS the explanation of a class names the one condition that gave it', () => {
  const about = (marks: readonly number[], scheme: PanelSettings['scheme']) =>
    explain({ about: 'sample', figure: 'class', sheets: panel(marks) }, { ...settings, scheme });
  const eight = (mark: number) => Array.from({ length: 8 }, () => mark);
  expect(about(eight(0), 'EU')?.formula.text).toBe('Md = 0 ∧ Mf > 0 ⇒ EVOO');
  expect(about(eight(35), 'EU')?.formula.text).toBe('0 < Md ∧ Md ≤ 3.5 ∧ Mf > 0 ⇒ VOO');
  expect(about(eight(36), 'EU')?.formula.text).toBe('Md > 3.5 ⇒ LOO_EU');
  expect(about(eight(36), 'IOC')?.formula.text).toBe('3.5 < Md ∧ Md ≤ 6 ⇒ OVOO');
  expect(about(eight(61), 'IOC')?.formula.text).toBe('Md > 6 ⇒ LOO');
  expect(about([1], 'EU')?.formula.text).toBe('N < 8 ⇒ NOCLASIFICATED');
});

test('M-DEFECT a tie shows the defects that share the median and their CVr', () => {
  const sheets = panel([20, 20, 30, 30]).map((each, place) => ({
    ...each,
    marks: { ...each.marks, fusty: mm([20, 25, 25, 30][place] ?? 0) },
  }));
  const found = explain({ about: 'sample', figure: 'predominantDefect', sheets }, settings);
  expect(found?.result).toMatchObject({ word: 'fusty' });
  expect(found === null ? [] : quantitiesOf(found).get('tied')).toMatchObject({
    words: ['fusty', 'rancid'],
  });
});

test('M-EN the explanation of a normalised error gives it back from its medians and uncertainties', () => {
  const [first, second] = [panel([20, 31, 36, 50]), panel([25, 30, 41, 44])];
  for (const figure of ['enDefect', 'enFruity'] as const) {
    const found = explain({ about: 'duplicate', figure, first, second }, settings);
    if (found === null) throw new Error('not explained');
    expect(printed(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
  }
  const accepted = explain({ about: 'duplicate', figure: 'accepted', first, second }, settings);
  expect(accepted?.formula.text).toBe('A ⇔ En,D ≤ 1 ∧ En,F ≤ 1');
});

const observed = (deviations: readonly number[], unit: number) =>
  deviations.map((deviation, entry) => ({
    entry,
    day: 20_000 - entry,
    deviation,
    parts: Math.round(deviation * unit),
  }));

test('M-PNT, M-DNT, M-DNR, M-PNP, M-DNP the explanation of an index lists its deviations and gives it back', () => {
  const units: Readonly<Record<IndexKind, number>> = {
    pn: 10,
    dn: 20,
    pnPanel: 20,
    dnReference: 100_000,
    dnPanel: 100_000,
  };
  for (const kind of ['pn', 'dn', 'dnReference', 'pnPanel', 'dnPanel'] as const)
    for (const sigmaMethod of [null, 0.5]) {
      const observations = observed([0.5, -0.3, 0.2, 0.1, 0, 0.4], units[kind]);
      const found = explain(
        { about: 'index', kind, series: 'defect', observations },
        { ...settings, sigmaMethod },
      );
      if (found === null) throw new Error('not explained');
      expect(printed(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
      expect(quantitiesOf(found).get('verdict')).toMatchObject({ word: 'within' });
    }
  expect(
    explain({ about: 'index', kind: 'pn', series: 'fruity', observations: [] }, settings),
  ).toBeNull();
});

test('M-RM a reference check is explained by En and by z, with what each says', () => {
  const assigned = { attribute: 'rancid', median: 3, u: 0.2, sd: 0.25 } as const;
  const sheets = panel([30, 31, 33, 35, 36, 36, 37, 40]);
  for (const figure of ['en', 'z'] as const) {
    const found = explain({ about: 'reference', figure, sheets, assigned }, settings);
    if (found === null) throw new Error('not explained');
    expect(printed(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
    expect(found.marks).toEqual(['P']);
  }
  const none = explain(
    { about: 'reference', figure: 'z', sheets, assigned: { ...assigned, sd: null } },
    settings,
  );
  expect(none).toBeNull();
});

const index = (verdict: QualityIndex['verdict'], value = 1): QualityIndex => ({
  n: 6,
  value,
  limit: 2,
  verdict,
});

test('M-COMPETENT the explanation lists every verdict that was asked for', () => {
  const indexes = {
    defect: { pn: index('within'), dn: index('beyond', 2.5), dnReference: index('insufficient') },
  };
  const found = explain({ about: 'competence', indexes }, settings);
  expect(found?.result).toMatchObject({ value: false });
  expect(found?.inputs[0]).toMatchObject({
    words: ['defect.pn.within', 'defect.dn.beyond', 'defect.dnReference.insufficient'],
  });
});

test('M-EVOLUTION two breaches in a row call for retraining, one does not', () => {
  const about = (verdicts: readonly QualityIndex['verdict'][]) =>
    explain({ about: 'evolution', moving: verdicts.map((verdict) => index(verdict)) }, settings)
      ?.result;
  expect(about(['within', 'beyond'])).toMatchObject({ value: false });
  expect(about(['beyond', 'insufficient', 'beyond'])).toMatchObject({ value: true });
  expect(about(['beyond', 'beyond', 'within'])).toMatchObject({ value: false });
});

test('M-ACCEPT what failed is listed', () => {
  const found = explain(
    {
      about: 'acceptance',
      results: [{ sample: 'S-1', replicate: 1, n: 7, reliable: true }],
      duplicates: [],
      references: [],
    },
    settings,
  );
  expect(found?.result).toMatchObject({ value: false });
  expect(found?.steps[0]).toMatchObject({ words: ['fewer-than-8 S-1 1'] });
});

test('M-SHEET partial scores and the total of the competition sheet', () => {
  const sheets = [24, 30, 27].map((olfactory) => ({ A: [olfactory - 4, 4], B: [36], C: [15] }));
  const about = (figure: 'A' | 'total') => explain({ about: 'award', figure, sheets }, settings);
  expect(about('A')?.result).toMatchObject({ value: 27 });
  const total = about('total');
  expect(total?.result).toMatchObject({ value: 78 });
  expect(total === null ? 0 : printed(total)).toBe(78);
});
