import { expect, test } from 'vitest';
import type { IndexKind } from '../../domain/quality/quality-indexes.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { mm } from '../testing/arbitrary-panels.ts';
import { quantitiesOf } from '../testing/fill-formula.ts';
import { numbersOf, printedResult } from '../testing/printed-result.ts';
import { explain } from './explain.ts';

const settings = defaultPanelSettings();

const blank = eachAttribute(() => mm(0));
const sheet = (taster: string, rancid: number, fruity: number): ScoredSheet => ({
  taster,
  marks: { ...blank, rancid: mm(rancid), fruity: mm(fruity), bitter: mm(20), pungent: mm(55) },
  fruityKind: 'green',
  otherDescriptor: null,
});
const panel = (rancid: readonly number[]) =>
  rancid.map((mark, place) => sheet(`t${place}`, mark, 30 + place));

test('M-EN the explanation of a normalised error gives it back from its medians and uncertainties', () => {
  const [first, second] = [panel([20, 31, 36, 50]), panel([25, 30, 41, 44])];
  for (const figure of ['enDefect', 'enFruity'] as const) {
    const found = explain({ about: 'duplicate', figure, first, second }, settings);
    if (found === null) throw new Error('not explained');
    expect(printedResult(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
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
      expect(printedResult(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
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
    expect(printedResult(found)).toBeCloseTo(numbersOf(found.result)[0] ?? Number.NaN, 9);
    expect(found.origins.map(({ mark }) => mark)).toEqual(['P', 'P']);
  }
  const none = explain(
    { about: 'reference', figure: 'z', sheets, assigned: { ...assigned, sd: null } },
    settings,
  );
  expect(none).toBeNull();
});

test('M-SHEET partial scores and the total of the competition sheet', () => {
  const sheets = [24, 30, 27].map((olfactory) => ({ A: [olfactory - 4, 4], B: [36], C: [15] }));
  const about = (figure: 'A' | 'total') =>
    explain({ about: 'award', figure, sheets, maxima: { A: 35, B: 45, C: 20 } }, settings);
  expect(about('A')?.result).toMatchObject({ value: 27 });
  const total = about('total');
  expect(total?.result).toMatchObject({ value: 78 });
  expect(total === null ? 0 : printedResult(total)).toBe(78);
});

test('M-RECORD an explanation names its rule, where that comes from, and the version of the method', () => {
  const found = explain(
    { about: 'attribute', figure: 'cvr', attribute: 'rancid', sheets: panel([50, 20, 36, 31]) },
    settings,
  );
  expect(found).toMatchObject({
    rule: 'M-CVR',
    origins: [
      { mark: 'R', source: 'ioc-t20-doc15', part: 'formula' },
      { mark: 'N', source: 'ec-796-2002-5.3', part: 'limit-defect' },
      { mark: 'R', source: 'ioc-t20-doc15', part: 'limit-fruity' },
    ],
    method: 'verdial-method-3',
  });
});
