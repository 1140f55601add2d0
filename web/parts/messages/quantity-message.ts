import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NamedQuantity } from '../../../stats-worker/explanation/explanation.ts';

/** FIG-1: what a quantity of an explanation is called beside its symbol; null for one that its symbol says enough of. */
export function quantityMessage(name: NamedQuantity['name']): MessageDescriptor | null {
  switch (name) {
    case 'scores':
      return msg`Scores`;
    case 'n':
      return msg`Marks counted`;
    case 'position':
      return msg`Place in order`;
    case 'fraction':
      return msg`Part of the way`;
    case 'lower':
      return msg`Lower mark`;
    case 'upper':
      return msg`Upper mark`;
    case 'median':
      return msg`Median`;
    case 'p25':
      return msg`Lower quartile`;
    case 'p75':
      return msg`Upper quartile`;
    case 'iqr':
      return msg`Interquartile range`;
    case 'sStar':
      return msg`Robust standard deviation`;
    case 'cvrLimit':
      return msg`Greatest CVr`;
    case 'defects':
      return msg`Defects`;
    case 'defectMedians':
      return msg`Medians of the defects`;
    case 'tied':
      return msg`Equal medians`;
    case 'defectCvrs':
      return msg`CVr of the equal ones`;
    case 'predominantDefect':
      return msg`Predominant defect`;
    case 'defectMedian':
      return msg`Median of the defect`;
    case 'fruityMedian':
      return msg`Median of fruity`;
    case 'md':
      return msg`Defect, rounded`;
    case 'mf':
      return msg`Fruity, rounded`;
    case 'fewest':
      return msg`Fewest that count`;
    case 'scheme':
      return msg`Samples classification`;
    case 'virginLimit':
      return msg`Limit of virgin`;
    case 'ordinaryLimit':
      return msg`Limit of ordinary virgin`;
    case 'defectCvr':
      return msg`CVr of the defect`;
    case 'fruityCvr':
      return msg`CVr of fruity`;
    case 'scored':
      return msg`Scored above zero`;
    case 'green':
      return msg`Ticked green`;
    case 'bitterMedian':
      return msg`Median of bitter`;
    case 'pungentMedian':
      return msg`Median of pungent`;
    case 'median1':
      return msg`Median of replicate 1`;
    case 'median2':
      return msg`Median of replicate 2`;
    case 'u':
      return msg`Expanded uncertainty`;
    case 'u1':
      return msg`Uncertainty of replicate 1`;
    case 'u2':
      return msg`Uncertainty of replicate 2`;
    case 'distance':
      return msg`Distance of the medians`;
    case 'combined':
      return msg`Combined uncertainty`;
    case 'enMax':
      return msg`Greatest En`;
    case 'deviations':
      return msg`Deviations`;
    case 'sumOfSquares':
      return msg`Sum of squares`;
    case 'sigma':
      return msg`Standard deviation of the method`;
    case 'limit':
      return msg`Limit`;
    case 'verdict':
      return msg`Verdict`;
    case 'roundedMedian':
      return msg`Rounded medians`;
    default:
      return null;
  }
}
