import { CVR_LIMIT, variationCoefficient } from '../statistics/variation-coefficient.ts';
import { NO_DEFECT_WORD } from './explain-defect.ts';
import type { Explanation } from './explanation.ts';
import { all, constant, decides, quantity, relation, type Term } from './formula.ts';
import type { JudgedSample } from './judged-sample.ts';
import { explanation, number, truth, word } from './quantities.ts';

/**
 * Explains the reliability: CVr of the predominant defect (if Md > 0) and of fruity (if Mf > 0)
 * within 20 % (M-RELIABLE).
 */
export function explainReliability({ exact, assessment }: JudgedSample): Explanation {
  const { predominant, attributes, n } = exact;
  const defectCvr = predominant === null ? null : variationCoefficient(predominant.summary);
  const fruityCvr = variationCoefficient(attributes.fruity);
  const asked = [
    ...(defectCvr === null ? [] : [heldAgainst('defectCvr')]),
    ...(fruityCvr === null ? [] : [heldAgainst('fruityCvr')]),
  ];
  return explanation('M-RELIABLE', {
    formula: decides(
      asked.length > 0 ? all(...asked) : relation(quantity('mf'), '=', constant(0)),
      'reliable',
    ),
    inputs: [
      number('n', n, 'count'),
      word('predominantDefect', predominant?.key ?? NO_DEFECT_WORD),
      number('cvrLimit', CVR_LIMIT, 'percent'),
    ],
    steps: [
      number('defectCvr', defectCvr, 'percent'),
      number('fruityCvr', fruityCvr, 'percent'),
      number('mf', assessment.mf, 'cm'),
    ],
    result: truth('reliable', assessment.reliable),
  });
}

const heldAgainst = (cvr: 'defectCvr' | 'fruityCvr'): Term =>
  relation(quantity(cvr), '≤', constant(CVR_LIMIT));
