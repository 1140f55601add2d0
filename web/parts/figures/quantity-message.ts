import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isIndexKind } from '../../../domain/quality/quality-indexes.ts';
import type { NamedQuantity } from '../../../stats-worker/explanation/explanation.ts';
import { INDEX_WORDS } from './index-words.ts';

/**
 * The name of a quantity of an explanation, shown next to its symbol (FIG-1). The switch is
 * exhaustive.
 */
export function quantityMessage(name: NamedQuantity['name']): MessageDescriptor {
  if (isIndexKind(name)) return INDEX_WORDS[name].quantity;
  switch (name) {
    case 'scores':
      return msg`Scores`;
    case 'n':
      return msg`Marks counted`;
    case 'position':
      return msg`Rank`;
    case 'fraction':
      return msg`Interpolation fraction`;
    case 'lower':
      return msg`Score below`;
    case 'upper':
      return msg`Score above`;
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
      return msg`Maximum CVr`;
    case 'defects':
      return msg`Defects`;
    case 'defectMedians':
      return msg`Medians of the defects`;
    case 'tied':
      return msg`Equal medians`;
    case 'defectCvrs':
      return msg`CVr of the tied defects`;
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
      return msg`Minimum number of sheets`;
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
    case 'ripe':
      return msg`Ticked ripe`;
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
      return msg`Difference of the medians`;
    case 'combined':
      return msg`Combined uncertainty`;
    case 'enMax':
      return msg`Maximum En`;
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
    case 'attribute':
      return msg`Attribute`;
    case 'quantile':
      return msg`Quartiles by`;
    case 'cvr':
      return msg`Robust variation coefficient`;
    case 'interval':
      return msg`95 % confidence interval`;
    case 'uMax':
      return msg`Maximum uncertainty`;
    case 'sum':
      return msg`Sum of the marks`;
    case 'squares':
      return msg`Sum of their squares`;
    case 'mean':
      return msg`Mean`;
    case 'sd':
      return msg`Standard deviation`;
    case 'se':
      return msg`Standard error`;
    case 'class':
      return msg`Category`;
    case 'reliable':
      return msg`Reliable`;
    case 'fruityClass':
      return msg`Fruitiness`;
    case 'statements':
      return msg`Terms and statements`;
    case 'mediumPoint':
      return msg`Medium begins`;
    case 'mediumAbove':
      return msg`Medium is above`;
    case 'robustPoint':
      return msg`Robust is above`;
    case 'balancePoint':
      return msg`Well balanced: above fruity at most`;
    case 'mildPoint':
      return msg`Mild: at most`;
    case 'statePoint':
      return msg`Must be stated above`;
    case 'en':
      return msg`Normalised error`;
    case 'enDefect':
      return msg`Normalised error of the defect`;
    case 'enFruity':
      return msg`Normalised error of fruity`;
    case 'accepted':
      return msg`Accepted`;
    case 'categoryMatch':
      return msg`Same category`;
    case 'defectMatch':
      return msg`Same predominant defect`;
    case 'series':
      return msg`Series`;
    case 'observations':
      return msg`Duplicates or references counted`;
    case 'chiSquare':
      return msg`95 % point of chi-square`;
    case 'reference':
      return msg`Assigned value of the reference`;
    case 'uReference':
      return msg`Uncertainty of the assigned value`;
    case 'sdReference':
      return msg`Standard deviation of the assigned value`;
    case 'z':
      return msg`z score`;
    case 'zVerdict':
      return msg`Verdict on z`;
    case 'isUWithin':
      return msg`Uncertainty within its limit`;
    case 'isMissed':
      return msg`Defect of the reference not found`;
    case 'hasReferences':
      return msg`The panel has reference materials`;
    case 'beyond':
      return msg`Indexes beyond their limit`;
    case 'insufficient':
      return msg`Indexes without enough data`;
    case 'verdicts':
      return msg`Verdicts`;
    case 'competent':
      return msg`Competent`;
    case 'values':
      return msg`Moving index`;
    case 'limits':
      return msg`Its limits`;
    case 'breaches':
      return msg`Breaches in a row`;
    case 'retraining':
      return msg`Retraining is called for`;
    case 'failed':
      return msg`What failed`;
    case 'criteria':
      return msg`Criteria that failed`;
    case 'most':
      return msg`Most that are usual`;
    case 'categoryAsked':
      return msg`Same category required`;
    case 'defectAsked':
      return msg`Same predominant defect required`;
    case 'isAccepted':
      return msg`Accepted without a reason`;
    case 'block':
      return msg`Block`;
    case 'blockSums':
      return msg`Sums of the tasters`;
    case 'blockMaximum':
      return msg`Greatest points of the block`;
    case 'partA':
      return msg`Partial score A`;
    case 'partB':
      return msg`Partial score B`;
    case 'partC':
      return msg`Partial score C`;
    case 'partD':
      return msg`Partial score D`;
    case 'partE':
      return msg`Partial score E`;
    case 'partF':
      return msg`Partial score F`;
    case 'total':
      return msg`Total score`;
  }
}
