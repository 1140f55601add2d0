import type { Figures } from '../../domain/words/assessment.ts';
import type { Explanation } from './explanation.ts';
import { constant, formula, minus, over, quantity, root, square } from './formula.ts';
import { explanation, number } from './quantities.ts';
import type { StatisticInputs } from './statistic-inputs.ts';

/** Explains mean, standard deviation and standard error, which are shown for information (M-SD). */
export function explainClassical(
  figure: 'mean' | 'sd' | 'se',
  { attribute, scores, n, sorted }: StatisticInputs,
  { mean, sd }: Figures,
): Explanation | null {
  const inputs = [attribute, scores, n];
  const sum = number('sum', sorted.reduce((total, mm) => total + mm, 0) / 10, 'cm');
  if (figure === 'mean')
    return mean === null
      ? null
      : explanation('M-SD', {
          formula: formula('mean', over(quantity('sum'), quantity('n'))),
          inputs,
          steps: [sum],
          result: number('mean', mean, 'cm'),
        });
  if (sd === null) return null;
  const deviation = number('sd', sd, 'cm');
  if (figure === 'se')
    return explanation('M-SD', {
      formula: formula('se', over(quantity('sd'), root(quantity('n')))),
      inputs,
      steps: [deviation],
      result: number('se', sd / Math.sqrt(sorted.length), 'cm'),
    });
  const squares = sorted.reduce((total, mm) => total + mm * mm, 0) / 100;
  return explanation('M-SD', {
    formula: formula(
      'sd',
      root(
        over(
          minus(
            quantity('squares'),
            over(square({ ...quantity('sum'), isSum: true }), quantity('n')),
          ),
          minus(quantity('n'), constant(1)),
        ),
      ),
    ),
    inputs,
    steps: [sum, number('squares', squares, 'square-cm')],
    result: deviation,
  });
}
