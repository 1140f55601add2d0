/** The letters of the blocks of a sheet of points, in their order: as many as a sheet may have (M-SHEET, SHT-9). */
export const BLOCK_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** The letter of a block. */
export type BlockLetter = (typeof BLOCK_LETTERS)[number];

/** Tells the letter of a block from any other text. */
export const isBlockLetter = (text: string): text is BlockLetter =>
  BLOCK_LETTERS.some((letter) => letter === text);
