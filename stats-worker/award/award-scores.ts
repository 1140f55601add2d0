import { BLOCK_LETTERS, type BlockLetter } from '../../domain/words/block-letter.ts';
import type { AwardScore } from '../../domain/words/medal.ts';
import { putTogether, quotient, sumOf, together } from './put-together.ts';

/** The greatest score of each block that a sheet has. */
export type BlockMaxima = Readonly<Partial<Record<BlockLetter, number>>>;

/** One sheet: whole points given to each item of each block it has. */
export type AwardSheet = Readonly<Partial<Record<BlockLetter, readonly number[]>>>;

/** Points of a sample by block and together; halves are possible where the middle two tasters differ. */
export type AwardScores = Readonly<Partial<Record<BlockLetter, number>>> & {
  readonly total: number;
};

/**
 * M-SHEET (P): a taster's partial score is the sum of the block's items; the sample's is the median over the tasters, or as
 * the panel puts scores together (SHT-6), and the total is the sum of the blocks. Null without sheets.
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

/** The sums of one block, one a taster, ascending. */
export const blockSums = (sheets: readonly AwardSheet[], block: BlockLetter): readonly number[] =>
  sheets.map((sheet) => sumOf(sheet[block] ?? [])).sort((left, right) => left - right);
