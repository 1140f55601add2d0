import { describe, expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { sheetsOf } from '../testing/sheets-of.ts';
import { explain, type FigureQuestion } from './explain.ts';
import type { StatisticFigure } from './explain-statistic.ts';
import { placesOf } from './places.ts';
import { number, truth } from './quantities.ts';

const told = (question: FigureQuestion) => explain(question, defaultPanelSettings())?.places;

describe('the worked example of the method: 20, 22, 23, 25, 26, 28, 30, 33 mm', () => {
  const sheets = sheetsOf({ rancid: [28, 20, 33, 22, 26, 23, 30, 25] });
  const of = (figure: StatisticFigure) =>
    told({ about: 'attribute', figure, attribute: 'rancid', sheets });

  test('FIG-1 FIG-2 what ends is printed to its end: 2.85 − 2.275 = 0.575, not 2.85 − 2.28 = 0.58', () => {
    expect(of('iqr')).toMatchObject({ p25: 3, p75: 2, iqr: 3 });
  });

  test('FIG-1 FIG-2 what never ends has as many decimals as it takes: 100 × 0.1882 / 2.55 = 7.38, not 100 × 0.19 / 2.55', () => {
    expect(of('cvr')).toMatchObject({ sStar: 4, median: 2, cvr: 2 });
  });

  test('FIG-1 marks have one decimal and counts none', () => {
    expect(of('median')).toMatchObject({ scores: 1, n: 0, median: 2 });
  });
});

test('FIG-1 a figure beside its limit shows on which side it lies', () => {
  const at = (value: number) =>
    placesOf(
      { right: null, conditions: [{ left: '{fruityCvr}', operator: '≤', right: '{cvrLimit}' }] },
      {
        inputs: [number('cvrLimit', 20, 'percent')],
        steps: [number('fruityCvr', value, 'percent')],
        result: truth('reliable', false),
      },
    );
  expect(at(20.004612345)).toMatchObject({ fruityCvr: 3 });
  expect(at(20 + 1 / 3000000)).toMatchObject({ fruityCvr: 7 });
  expect(at(21.3333333333)).toMatchObject({ fruityCvr: 2 });
});

test('M-EN without any spread nothing is divided by nothing', () => {
  const sheets = sheetsOf({ fruity: [40, 40, 40] });
  const question = {
    about: 'duplicate',
    figure: 'enFruity',
    first: sheets,
    second: sheets,
  } as const;
  const found = explain(question, defaultPanelSettings());
  expect(found?.formula.text).toBe('En = |Me₁ − Me₂|');
  expect(found?.result).toMatchObject({ value: 0 });
});
