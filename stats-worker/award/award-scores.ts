import type { AwardScore } from '../../domain/words/medal.ts';
import { putTogether, quotient, sumOf, together } from './put-together.ts';

/** The blocks of the competition sheet: olfactory, gustatory and retronasal, harmony (M-SHEET, S). */
export const AWARD_BLOCKS = ['A', 'B', 'C'] as const;

export type AwardBlock = (typeof AWARD_BLOCKS)[number];

/** M-SHEET (P): the greatest score of each block; together 100 points. */
export const BLOCK_MAXIMA: Readonly<Record<AwardBlock, number>> = { A: 35, B: 45, C: 20 };

/** One sheet: whole points given to each item of each block. */
export type AwardSheet = Readonly<Record<AwardBlock, readonly number[]>>;

/** Points of a sample by block and together; halves are possible where the middle two tasters differ. */
export type AwardScores = Readonly<Record<AwardBlock, number>> & { readonly total: number };

/**
 * M-SHEET (P): a taster's partial score is the sum of the block's items; the sample's is the median over the tasters, or as
 * the panel puts scores together (SHT-6), and the total is the sum of the three. Null without sheets.
 * Example: A of three tasters 24, 27, 30: 27. With B 36 and C 15 the total is 78.
 */
export function awardScores(
  sheets: readonly AwardSheet[],
  how: AwardScore = 'median',
): AwardScores | null {
  if (sheets.length === 0) return null;
  const of = (block: AwardBlock) => putTogether(blockSums(sheets, block), how);
  const [A, B, C] = [of('A'), of('B'), of('C')];
  return { A: quotient(A), B: quotient(B), C: quotient(C), total: quotient(together([A, B, C])) };
}

/** The sums of one block, one a taster, ascending. */
export const blockSums = (sheets: readonly AwardSheet[], block: AwardBlock): readonly number[] =>
  sheets.map((sheet) => sumOf(sheet[block])).sort((left, right) => left - right);
