import type { AwardScore } from '../../domain/words/medal.ts';
import {
  type AwardBlock,
  type AwardSheet,
  awardScores,
  BLOCK_MAXIMA,
  blockSums,
} from '../award/award-scores.ts';
import type { Explanation } from './explanation.ts';
import { applied, formula, plus, quantity } from './formula.ts';
import { explanation, number, numbers, word } from './quantities.ts';

/** The partial scores and the total of the competition sheet. */
export type AwardFigure = AwardBlock | 'total';

/** How putting together is written in a formula. */
const WRITTEN = { median: 'median', mean: 'mean', trimmedMean: 'trimmed mean' } as const;

const NAME_OF = { A: 'partA', B: 'partB', C: 'partC', total: 'total' } as const;

/** M-SHEET: a partial score, or the total, of a sample on the competition sheet; null without sheets. */
export function explainAward(
  figure: AwardFigure,
  sheets: readonly AwardSheet[],
  how: AwardScore = 'median',
): Explanation | null {
  const scores = awardScores(sheets, how);
  if (scores === null) return null;
  const n = number('n', sheets.length, 'count');
  if (figure === 'total')
    return explanation('M-SHEET', {
      formula: formula(
        'total',
        plus(plus(quantity('partA'), quantity('partB')), quantity('partC')),
      ),
      inputs: [n],
      steps: [
        number('partA', scores.A, 'points'),
        number('partB', scores.B, 'points'),
        number('partC', scores.C, 'points'),
      ],
      result: number('total', scores.total, 'points'),
    });
  return explanation('M-SHEET', {
    formula: formula(NAME_OF[figure], applied(WRITTEN[how], quantity('blockSums'))),
    inputs: [word('block', figure), n, number('blockMaximum', BLOCK_MAXIMA[figure], 'points')],
    steps: [numbers('blockSums', blockSums(sheets, figure), 'points')],
    result: number(NAME_OF[figure], scores[figure], 'points'),
  });
}
