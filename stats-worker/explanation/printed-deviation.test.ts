import { expect, test } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';
import { fillFormula } from '../testing/fill-formula.ts';
import { explainStatistic } from './explain-statistic.ts';

/** The formula of the deviation as it is printed for these marks, and the figure it explains. */
function printedDeviation(marks: readonly number[]) {
  const found = explainStatistic('sd', 'rancid', marks, 'type7');
  if (found?.result.kind !== 'number') throw new Error('not explained');
  const text = fillFormula(found.formula.filledText, found);
  return { text, figure: found.result.value, gives: evaluate(text.split(' = ')[1] ?? '') };
}

test('M-SD two tasters who agree on 0.1 cm have no deviation, as the printed formula says', () => {
  expect(printedDeviation([1, 1])).toEqual({
    text: 'SD = √((0.02 − (0.2)² / 2) / (2 − 1)) = 0',
    figure: 0,
    gives: 0,
  });
});

test('M-SD the printed formula gives nothing for any panel that agrees', () => {
  for (let mark = 0; mark <= 100; mark += 1)
    for (const tasters of [2, 3, 7, 12]) {
      const { figure, gives } = printedDeviation(Array.from({ length: tasters }, () => mark));
      expect([figure, gives]).toEqual([0, 0]);
    }
});
