import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Figures } from '../../domain/words/assessment.ts';
import type { Explanation, NamedQuantity } from './explanation.ts';
import { constant, formula, minus, over, plus, quantity, times } from './formula.ts';
import { explanation, number, word } from './quantities.ts';
import type { StatisticInputs } from './statistic-inputs.ts';

/** Explains the median: the middle mark, or the mean of the two in the middle (M-MEDIAN). */
export function explainMedian(inputs: StatisticInputs, { median }: Figures): Explanation | null {
  if (median === null) return null;
  const { attribute, scores, n, sorted } = inputs;
  const isOdd = sorted.length % 2 === 1;
  return explanation('M-MEDIAN', {
    formula: formula(
      'median',
      isOdd ? quantity('lower') : over(plus(quantity('lower'), quantity('upper')), constant(2)),
    ),
    where: formula(
      'position',
      isOdd
        ? over(plus(quantity('n'), constant(1)), constant(2))
        : over(quantity('n'), constant(2)),
    ),
    inputs: [attribute, scores, n],
    steps: isOdd
      ? [number('position', (sorted.length + 1) / 2, 'count'), number('lower', median, 'cm')]
      : [number('position', sorted.length / 2, 'count'), ...ends(sorted, sorted.length / 2)],
    result: number('median', median, 'cm'),
  });
}

/** Explains a quartile by the quantile type of the panel's setting (M-QUARTILE). */
export function explainQuartile(
  which: 'p25' | 'p75',
  inputs: StatisticInputs,
  figures: Figures,
  quantile: PanelSettings['quantile'],
): Explanation | null {
  const value = figures[which];
  if (value === null) return null;
  const { attribute, scores, n, sorted } = inputs;
  const share = which === 'p25' ? 0.25 : 0.75;
  const parts = { inputs: [attribute, scores, n, word('quantile', quantile)] };
  const result = number(which, value, 'cm');
  if (quantile === 'type7') {
    const position = share * (sorted.length - 1);
    const whole = Math.floor(position);
    const between = minus(quantity('upper'), quantity('lower'));
    return explanation('M-QUARTILE', {
      ...parts,
      formula: formula(
        which,
        plus(quantity('lower'), times(quantity('fraction'), { ...between, isSum: true })),
      ),
      where: formula(
        'position',
        plus(constant(1), times(constant(share), minus(quantity('n'), constant(1)))),
      ),
      steps: [
        number('position', 1 + position, 'none'),
        number('fraction', position - whole, 'none'),
        ...ends(sorted, whole + 1),
      ],
      result,
    });
  }
  const position = share * sorted.length;
  const isWhole = Number.isInteger(position);
  return explanation('M-QUARTILE', {
    ...parts,
    formula: formula(
      which,
      isWhole ? over(plus(quantity('lower'), quantity('upper')), constant(2)) : quantity('lower'),
    ),
    where: formula('position', times(constant(share), quantity('n'))),
    steps: [
      number('position', position, 'none'),
      ...(isWhole ? ends(sorted, position) : [number('lower', value, 'cm')]),
    ],
    result,
  });
}

/** Explains the interquartile range (M-QUARTILE). */
export function explainRange(
  inputs: StatisticInputs,
  { p25, p75, iqr }: Figures,
  quantile: PanelSettings['quantile'],
): Explanation | null {
  if (iqr === null) return null;
  return explanation('M-QUARTILE', {
    formula: formula('iqr', minus(quantity('p75'), quantity('p25'))),
    inputs: [inputs.attribute, inputs.scores, inputs.n, word('quantile', quantile)],
    steps: [number('p25', p25, 'cm'), number('p75', p75, 'cm')],
    result: number('iqr', iqr, 'cm'),
  });
}

/** The mark at a position, counted from 1, and the one above it (the last where there is none). */
function ends(sorted: readonly number[], place: number): readonly NamedQuantity[] {
  const lower = sorted[place - 1] ?? 0;
  return [number('lower', lower / 10, 'cm'), number('upper', (sorted[place] ?? lower) / 10, 'cm')];
}
