import { BLOCK_LETTERS, type BlockLetter } from '../../domain/words/block-letter.ts';
import type { AwardScore } from '../../domain/words/medal.ts';
import { putTogether, quotient, sumOf, together } from './put-together.ts';

/** The greatest score of each block of a sheet. */
export type BlockMaxima = Readonly<Partial<Record<BlockLetter, number>>>;

/** One sheet: the whole points of each item, by block. */
export type AwardSheet = Readonly<Partial<Record<BlockLetter, readonly number[]>>>;

/**
 * The scores of a sample by block and in total; halves are possible where the two middle tasters
 * differ.
 */
export type AwardScores = Readonly<Partial<Record<BlockLetter, number>>> & {
  readonly total: number;
};

/**
 * Computes the scores of a sample on a sheet of points (P) (M-SHEET, SHT-6). A taster's partial
 * score is the sum of the block's items. The sample's is the median over the tasters, or another
 * aggregate by the panel's settings; the total is the sum of the blocks. Null without sheets.
 * Example: A of three tasters 24, 27, 30: 27. With B 36 and C 15 the total is 78.
 */
export function awardScores(
  sheets: readonly AwardSheet[],
  how: AwardScore = 'median',
): AwardScores | null {
  if (sheets.length === 0) return null;
  const scores = BLOCK_LETTERS.flatMap((block) =>
    sheets.every((sheet) => sheet[block] !== undefined)
      ? [{ block, score: putTogether(blockSums(sheets, block), how) }]
      : [],
  );
  return {
    ...Object.fromEntries(scores.map(({ block, score }) => [block, quotient(score)])),
    total: quotient(together(scores.map(({ score }) => score))),
  };
}

/** The sums of one block, one for each taster, ascending. */
export const blockSums = (sheets: readonly AwardSheet[], block: BlockLetter): readonly number[] =>
  sheets.map((sheet) => sumOf(sheet[block] ?? [])).sort((left, right) => left - right);
