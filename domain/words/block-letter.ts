/**
 * The letters of the blocks of a sheet of points, in order: as many as a sheet may have blocks
 * (M-SHEET, SHT-9).
 */
export const BLOCK_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** The letter of a block. */
export type BlockLetter = (typeof BLOCK_LETTERS)[number];

/** Type guard for the letter of a block. */
export const isBlockLetter = (text: string): text is BlockLetter =>
  BLOCK_LETTERS.some((letter) => letter === text);
