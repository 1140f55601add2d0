import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { rounded } from '../../domain/words/decimal-places.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { assess } from '../assessment/assess.ts';
import { anyPanel, anySettings } from '../testing/arbitrary-panels.ts';
import { fillFormula } from '../testing/fill-formula.ts';
import { numbersOf, printedAsShown, printedResult } from '../testing/printed-result.ts';
import { explain, type FigureQuestion } from './explain.ts';
import { NOT_STATED } from './explain-label.ts';

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
        expect(found.method).toBe(asked.method);
        expect(wellFormed(found.formula.mathml)).toBe(true);
        expect(wellFormed(found.formula.filledMathml)).toBe(true);
        expect(fillFormula(found.formula.filledText, found)).not.toContain('{');
        fillFormula(found.formula.filledMathml, found);
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
        expect(printedResult(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('FIG-1 FIG-2 the arithmetic as a reader sees it, with the decimals printed, gives the figure printed', () => {
  holds(
    fc.property(anyPanel(), anyPanel(), anySettings(), (first, second, asked) => {
      const assigned = { attribute: 'fruity', median: 4.5, u: 0.33, sd: 0.7 } as const;
      const questions: readonly FigureQuestion[] = [
        ...questionsOf(first, second).filter(({ about }) => about === 'attribute'),
        { about: 'duplicate', figure: 'enFruity', first, second },
        { about: 'duplicate', figure: 'enDefect', first, second },
        { about: 'reference', figure: 'en', sheets: first, assigned },
        { about: 'reference', figure: 'z', sheets: first, assigned },
      ];
      for (const question of questions) {
        const found = explain(question, asked);
        if (found === null || found.result.kind !== 'number' || found.result.value === null)
          continue;
        const places = found.places[found.result.name] ?? 2;
        const told = printedAsShown(found);
        // No deviation at all: what is printed is 0 over 0.
        if (Number.isNaN(told)) continue;
        expect(Math.abs(told - rounded(found.result.value, places))).toBeLessThan(
          0.5001 * 10 ** -places,
        );
      }
    }),
    { numRuns: 150 },
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
      // M-COMPLETE: where no evaluation counts there is nothing to explain but why there is no class.
      if (whole.n === 0) {
        for (const figure of VERDICTS)
          if (figure !== 'class') expect(verdict(figure)).toBeUndefined();
        return;
      }
      expect(verdict('reliable')).toMatchObject({ value: whole.reliable });
      expect(verdict('fruityClass')).toMatchObject({ word: whole.fruityClass ?? NOT_STATED });
      expect(verdict('statements')).toMatchObject({ words: whole.statements });
      expect(verdict('predominantDefect')).toMatchObject({
        word: whole.predominantDefect ?? 'none',
      });
    }),
    { numRuns: 150 },
  );
}, 60_000);
