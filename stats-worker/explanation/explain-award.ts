import { BLOCK_LETTERS, type BlockLetter } from '../../domain/words/block-letter.ts';
import type { AwardScore } from '../../domain/words/medal.ts';
import {
  type AwardSheet,
  awardScores,
  type BlockMaxima,
  blockSums,
} from '../award/award-scores.ts';
import type { Explanation } from './explanation.ts';
import { applied, formula, plus, quantity } from './formula.ts';
import { explanation, number, numbers, word } from './quantities.ts';

/** A figure of a sheet of points: a partial score or the total. */
export type AwardFigure = BlockLetter | 'total';

/**
 * A question about a sheet of points: the figure, the sheets, and the greatest points of each
 * block.
 */
export type AwardQuestion = {
  readonly figure: AwardFigure;
  readonly sheets: readonly AwardSheet[];
  readonly maxima: BlockMaxima;
};

/** The names of the aggregations in a formula. */
const WRITTEN = { median: 'median', mean: 'mean', trimmedMean: 'trimmed mean' } as const;

const NAME_OF = {
  A: 'partA',
  B: 'partB',
  C: 'partC',
  D: 'partD',
  E: 'partE',
  F: 'partF',
  total: 'total',
} as const;

/**
 * Explains a partial score, or the total, of a sample on a sheet of points; null without sheets,
 * and for an unknown block (M-SHEET).
 */
export function explainAward(
  { figure, sheets, maxima }: AwardQuestion,
  how: AwardScore = 'median',
): Explanation | null {
  const scores = awardScores(sheets, how);
  if (scores === null) return null;
  const n = number('n', sheets.length, 'count');
  if (figure === 'total') {
    const parts = BLOCK_LETTERS.flatMap((block) => {
      const score = scores[block];
      return score === undefined ? [] : [{ name: NAME_OF[block], score }];
    });
    const [first, ...others] = parts.map(({ name }) => quantity(name));
    if (first === undefined) return null;
    return explanation('M-SHEET', {
      formula: formula('total', others.reduce(plus, first)),
      inputs: [n],
      steps: parts.map(({ name, score }) => number(name, score, 'points')),
      result: number('total', scores.total, 'points'),
    });
  }
  const [score, maximum] = [scores[figure], maxima[figure]];
  if (score === undefined || maximum === undefined) return null;
  return explanation('M-SHEET', {
    formula: formula(NAME_OF[figure], applied(WRITTEN[how], quantity('blockSums'))),
    inputs: [word('block', figure), n, number('blockMaximum', maximum, 'points')],
    steps: [numbers('blockSums', blockSums(sheets, figure), 'points')],
    result: number(NAME_OF[figure], score, 'points'),
  });
}
