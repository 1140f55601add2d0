import { tiedDefects } from '../classification/predominant-defect.ts';
import { variationCoefficient } from '../statistics/variation-coefficient.ts';
import type { Explanation } from './explanation.ts';
import { all, applied, constant, implies, quantity, relation, smallest } from './formula.ts';
import type { JudgedSample } from './judged-sample.ts';
import { explanation, number, numbers, word, words } from './quantities.ts';

/** The code for a sample without a predominant defect. */
export const NO_DEFECT_WORD = 'none';

/**
 * Explains the predominant defect: the medians of all candidates, and the CVr where medians are
 * equal (M-DEFECT).
 */
export function explainPredominantDefect({ exact }: JudgedSample): Explanation {
  const { n, defects, predominant } = exact;
  const tied = tiedDefects(defects);
  const key = predominant?.key ?? NO_DEFECT_WORD;
  const greatest = applied('max', quantity('defectMedians'));
  return explanation('M-DEFECT', {
    formula: implies(
      predominant === null
        ? relation(greatest, '=', constant(0))
        : all(
            relation(greatest, '>', constant(0)),
            ...(tied.length > 0 ? [smallest('defectCvrs')] : []),
          ),
      'predominantDefect',
      predominant === null ? key : 'D',
    ),
    inputs: [
      number('n', n, 'count'),
      words(
        'defects',
        defects.map((defect) => defect.key),
      ),
    ],
    steps: [
      numbers(
        'defectMedians',
        defects.map(({ summary }) => summary.medianHalves / 20),
        'cm',
      ),
      ...(tied.length === 0
        ? []
        : [
            words(
              'tied',
              tied.map((defect) => defect.key),
            ),
            numbers(
              'defectCvrs',
              tied.map(({ summary }) => variationCoefficient(summary) ?? 0),
              'percent',
            ),
          ]),
    ],
    result: word('predominantDefect', key),
  });
}
