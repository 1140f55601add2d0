import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Figures } from '../../domain/words/assessment.ts';
import { CVR_LIMIT } from '../statistics/variation-coefficient.ts';
import type { Explanation } from './explanation.ts';
import { constant, formula, over, plusMinus, quantity, root, times } from './formula.ts';
import { explanation, number, numbers, word } from './quantities.ts';
import type { StatisticInputs } from './statistic-inputs.ts';

/**
 * Explains the figures that are computed from the interquartile range (M-SSTAR, M-CVR, M-CI, M-U,
 * M-UMAX).
 */
export function explainSpread(
  figure: 'sStar' | 'cvr' | 'interval' | 'u' | 'uMax',
  { attribute, scores, n }: StatisticInputs,
  figures: Figures,
  quantile: PanelSettings['quantile'],
): Explanation | null {
  const inputs = [attribute, scores, n, word('quantile', quantile)];
  const median = number('median', figures.median, 'cm');
  const range = [
    number('p25', figures.p25, 'cm'),
    number('p75', figures.p75, 'cm'),
    number('iqr', figures.iqr, 'cm'),
  ];
  const sStar = number('sStar', figures.sStar, 'cm');
  const { cvr, ciLow, ciHigh, u, uMax } = figures;
  switch (figure) {
    case 'sStar':
      if (figures.sStar === null) return null;
      return explanation('M-SSTAR', {
        formula: formula(
          'sStar',
          over(times(constant(1.25), quantity('iqr')), times(constant(1.35), root(quantity('n')))),
        ),
        inputs,
        steps: range,
        result: sStar,
      });
    case 'cvr':
      if (cvr === null) return null;
      return explanation('M-CVR', {
        formula: formula('cvr', over(times(constant(100), quantity('sStar')), quantity('median'))),
        inputs: [...inputs, number('cvrLimit', CVR_LIMIT, 'percent')],
        steps: [median, ...range, sStar],
        result: number('cvr', cvr, 'percent'),
      });
    case 'interval':
      if (ciLow === null || ciHigh === null) return null;
      return explanation('M-CI', {
        formula: formula(
          'interval',
          plusMinus(quantity('median'), times(constant(1.96), quantity('sStar'))),
        ),
        inputs,
        steps: [median, ...range, sStar],
        result: numbers('interval', [ciLow, ciHigh], 'cm'),
      });
    case 'u':
      if (u === null) return null;
      return explanation('M-U', {
        formula: formula('u', times(constant(1.96), quantity('sStar'))),
        inputs,
        steps: [...range, sStar],
        result: number('u', u, 'cm'),
      });
    case 'uMax':
      if (uMax === null) return null;
      return explanation('M-UMAX', {
        formula: formula('uMax', times(constant(0.392), quantity('median'))),
        inputs: [attribute, scores, n],
        steps: [median],
        result: number('uMax', uMax, 'cm'),
      });
  }
}
