import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { figures } from '../statistics/figures.ts';
import { summarise } from '../statistics/mark-summary.ts';
import { explainClassical } from './explain-classical.ts';
import { explainMedian, explainQuartile, explainRange } from './explain-position.ts';
import { explainSpread } from './explain-spread.ts';
import type { Explanation } from './explanation.ts';
import { inputsOf } from './statistic-inputs.ts';

/** A figure of one attribute of one sample. */
export type StatisticFigure =
  | 'median'
  | 'p25'
  | 'p75'
  | 'iqr'
  | 'sStar'
  | 'cvr'
  | 'interval'
  | 'u'
  | 'uMax'
  | 'mean'
  | 'sd'
  | 'se';

/**
 * Explains a figure of one attribute from its marks in mm, in any order; null where it is not
 * defined (M-STAT). `attribute` is the key by which a screen names it.
 */
export function explainStatistic(
  figure: StatisticFigure,
  attribute: string,
  marks: readonly number[],
  quantile: PanelSettings['quantile'],
): Explanation | null {
  const inputs = inputsOf(attribute, marks);
  const found = figures(summarise(marks, quantile));
  switch (figure) {
    case 'median':
      return explainMedian(inputs, found);
    case 'p25':
      return explainQuartile('p25', inputs, found, quantile);
    case 'p75':
      return explainQuartile('p75', inputs, found, quantile);
    case 'iqr':
      return explainRange(inputs, found, quantile);
    case 'mean':
    case 'sd':
    case 'se':
      return explainClassical(figure, inputs, found);
    default:
      return explainSpread(figure, inputs, found, quantile);
  }
}
