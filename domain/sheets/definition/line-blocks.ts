import { NEGATIVE_KEYS } from '../../words/attributes.ts';
import type { LineItem, LinesSheet } from './sheet-definition.ts';

/** The two blocks of a sheet of lines. */
export type LineBlocks = {
  readonly negative: readonly LineItem[];
  readonly positive: readonly LineItem[];
};

const negative: readonly string[] = NEGATIVE_KEYS;

/** SHT-1: the blocks of a sheet of lines, each with its lines in the order of the definition: what is a defect, and what is not. */
export const lineBlocks = ({ items }: LinesSheet): LineBlocks => ({
  negative: items.filter(({ attribute }) => negative.includes(attribute)),
  positive: items.filter(({ attribute }) => !negative.includes(attribute)),
});
